import TestSupport
import Testing

@testable import SelfChecks

/// No module of the package is called like one that comes with macOS: there a framework that needs
/// Apple's would find ours in its place. Letter case doesn't tell two files apart on most Macs.
@Suite(.ends(within: 600)) struct ModuleNameTests {
  @Test func `takes no name of Apple's`() async throws {
    let modules = try await Manifest.read().targets.map { $0.name.lowercased() }

    #expect(Self.apples.isDisjoint(with: modules))
    #expect(Set(modules).count == modules.count)
  }

  @Test func `takes no name of a type in it`() async throws {
    for target in try await Manifest.read().targets where target.type != "test" {
      let declares = try Regex("(?:struct|class|actor|enum|protocol) \(target.name)\\b")
      let lines = try SourceTree.files(in: target.path).flatMap(\.code)

      #expect(!lines.contains { $0.contains(declares) }, "\(target.name)")
    }
  }

  /// Frameworks and modules of macOS and of Swift: those that PyObjC has a bridge for, and those
  /// that it can't have one for, since they are Swift's or C's.
  private static let apples = Set(
    """
    accelerate accessibility accounts activitykit addressbook adservices adsupport agl appintents
    appkit applescriptkit applescriptobjc applicationservices apptrackingtransparency arkit
    audiotoolbox audiounit audiovideobridging authenticationservices
    automaticassessmentconfiguration automator avfoundation avkit avrouting backgroundassets
    browserenginekit businesschat calendarstore callkit carbon cfnetwork charts cinematic classkit
    cloudkit cocoa collaboration colorsync combine compositorservices contacts contactsui coreaudio
    coreaudiokit corebluetooth coredata corefoundation coregraphics corehaptics coreimage
    corelocation coremedia coremediaio coremidi coreml coremotion coreservices corespotlight
    coretelephony coretext corevideo corewlan createml createmlcomponents cryptokit cryptotokenkit
    cxx darwin datadetection deviceactivity devicecheck devicediscoveryextension dictionaryservices
    discrecording discrecordingui diskarbitration dispatch distributed driverkit dvdplayback
    eventkit exceptionhandling executionpolicy extensionfoundation extensionkit externalaccessory
    familycontrols fileprovider fileproviderui findersync forcefeedback foundation foundationmodels
    fsevents fskit gamecenter gamecontroller gamekit gameplaykit gamesave glkit glut groupactivities
    gss healthkit hypervisor imagecapturecore imageio imageplayground imserviceplugin inputmethodkit
    installerplugins instantmessage intents intentsui interfacebuilderkit iobluetooth iobluetoothui
    iokit iosurface ituneslibrary javascriptcore kerberos kernel kernelmanagement
    latentsemanticmapping launchservices ldap libdispatch libxpc linkpresentation
    localauthentication localauthenticationembeddedui mailkit managedsettings mapkit matter
    mediaaccessibility mediaextension medialibrary mediaplayer mediatoolbox message messages
    messageui metal metalfx metalkit metalperformanceshaders metalperformanceshadersgraph metrickit
    mlcompute modelio multipeerconnectivity musickit naturallanguage nearbyinteraction netfs network
    networkextension notificationcenter objectivec observation openal opencl opendirectory opengl os
    osakit oslog paperkit passkit pcsc pdfkit pencilkit phase photos photosui preferencepanes
    proximityreader pubsub pushkit python qtkit quartz quicklook quicklookthumbnailing quicklookui
    realitykit regexbuilder replaykit roomplan ruby safariservices safetykit scenekit
    screencapturekit screensaver screentime scriptingbridge searchkit security securityfoundation
    securityinterface securityui sensitivecontentanalysis sensorkit servernotification
    servicemanagement sharedwithyou sharedwithyoucore shazamkit social soundanalysis speech
    spritekit storekit swift swiftdata swiftui swiftuicore symbols synchronization syncservices
    system systemconfiguration systemextensions tabulardata tcl testing threadnetwork tipkit tk
    translation twain uikit uniformtypeidentifiers usernotifications usernotificationsui
    videosubscriberaccount videotoolbox virtualization vision vmnet weatherkit webkit widgetkit
    workoutkit xctest xgridfoundation xpc
    """.split { $0.isWhitespace }.map(String.init))
}
