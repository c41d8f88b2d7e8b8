// Loaded before a server that is measured: reports to its parent, when asked, the longest stall of its event loop in
// milliseconds since it was asked last. The histogram counts its own tick of one millisecond in.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
process.on('message', () => {
  process.send?.(delays.max / 1e6);
  delays.reset();
});
// Listening keeps no process alive.
process.channel?.unref();
