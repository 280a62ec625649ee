// Preloaded into the product that the journeys start: it ends with its starter, which gives it no channel to see that by.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 1_000).unref();
