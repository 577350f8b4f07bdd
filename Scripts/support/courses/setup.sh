#!/bin/bash
# Gradescope runs this script once, when it builds the container, which needs at least 2 GB of memory.
set -eu

apt-get update
apt-get install -y bubblewrap python3 binutils-gold gcc git gnupg2 libcurl4-openssl-dev libstdc++-dev \
  libxml2-dev libncurses-dev libz3-dev pkg-config tzdata unzip zlib1g-dev || true
cd /tmp
curl -fsSO "https://download.swift.org/swiftly/linux/swiftly-$(uname -m).tar.gz"
tar -xzf "swiftly-$(uname -m).tar.gz"
SWIFTLY_HOME_DIR=/opt/swiftly SWIFTLY_BIN_DIR=/usr/local/bin SWIFTLY_TOOLCHAINS_DIR=/opt/swift \
  ./swiftly init --assume-yes --skip-install --quiet-shell-followup
# The workbook is tested with this version.
SWIFTLY_HOME_DIR=/opt/swiftly SWIFTLY_BIN_DIR=/usr/local/bin SWIFTLY_TOOLCHAINS_DIR=/opt/swift \
  swiftly install 6.3 --use --assume-yes

# Build the code that all katas use now, so that no student has to wait for it.
workbook=/autograder/source/workbook
"$workbook/Scripts/grade" "$workbook"/Chapters/1-adapter/katas/classic-sign-in/Solution \
  --katas classic-sign-in --output /tmp/warm --no-sandbox
