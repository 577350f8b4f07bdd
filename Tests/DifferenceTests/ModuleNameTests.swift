import Foundation
import TestSupport
import Testing

/// No module of the package is called like one that comes with macOS: there a framework that needs
/// Apple's would find ours in its place. Letter case doesn't tell two files apart on most Macs.
@Suite struct ModuleNameTests {
  @Test func `takes no name of Apple's`() throws {
    let modules = try Self.modules()

    #expect(modules.isSuperset(of: ["fakenetwork", "adapter", "chaptertests", "keepoutkata"]))
    #expect(modules.isDisjoint(with: Self.apples))
  }

  /// What the manifest names, in small letters: libraries, programs, tests.
  private static func modules() throws -> Set<String> {
    let manifest = try SourceTree.text(of: "Package.swift")
    let lines = manifest.matches(
      of: /\b(library|program|vendor|chapter|kata|support|tests)\(\s*"([\w-]+)"(?:, "([\w-]+)")?/)
    let names = lines.flatMap { line in
      switch line.1 {
      case "kata": ["\(line.2)Kata"]
      case "chapter": ["\(line.2)", "\(line.2)Tests"] + [line.3].compactMap { $0.map(String.init) }
      default: ["\(line.2)"]
      }
    }
    return Set(names.map { $0.lowercased() })
  }

  /// Frameworks and modules of macOS and of Swift: those that PyObjC has a bridge for, and those that it
  /// can't have one for, since they are Swift's or C's.
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
