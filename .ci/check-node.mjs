// Plain JavaScript for any Node: npm scripts run on the pinned Node where the lockfile has one (Linux), elsewhere on the
// one that started npm.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Aperture Acres needs Node 22.18 or newer and found ${process.version}: install it, or on Linux run "npm ci" again without --omit=optional.`,
  )
  process.exit(1)
}
