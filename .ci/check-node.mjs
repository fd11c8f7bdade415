// Plain JavaScript, so that any Node can read it: npm scripts run on the pinned Node where there is one for the
// machine (Linux), elsewhere on whatever started npm.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Aperture Acres needs Node 22.18 or newer and found ${process.version}: install it, or on Linux run "npm ci" again without --omit=optional.`,
  )
  process.exit(1)
}
