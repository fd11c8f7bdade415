import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION = 1
const delays = monitorEventLoopDelay({ resolution: RESOLUTION })
delays.enable()

/** Other processes delay the event loop, too, so the longest computation is measured in CPU time. */
let most = 0
let before = process.threadCpuUsage()
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before)
  before = process.threadCpuUsage()
  most = Math.max(most, (user + system) / 1000)
}, RESOLUTION).unref()

process.on('message', () => {
  const milliseconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION)
  process.send?.({
    p99: milliseconds(delays.percentile(99)),
    worst: milliseconds(delays.max),
    computed: most,
    rss: process.memoryUsage.rss() / 2 ** 20,
  })
  delays.reset()
  most = 0
})
process.channel?.unref()
