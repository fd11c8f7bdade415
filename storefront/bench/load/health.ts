/** Preloaded into the server's process: its memory and its longest computation since the last message. */
const INTERVAL_MS = 1
let most = 0
/** Other processes delay the event loop, too, so this is CPU time. */
let before = process.threadCpuUsage()
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before)
  before = process.threadCpuUsage()
  most = Math.max(most, (user + system) / 1000)
}, INTERVAL_MS).unref()

process.on('message', () => {
  process.send?.({ computed: most, memory: process.memoryUsage.rss() / 2 ** 20 })
  most = 0
})
process.channel?.unref()
