import { readdir } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Figure } from './metrics.ts';

/** Milliseconds between two samples; measured delays include them. */
const EVERY_MS = 10;
const NS = 1e9;
const QUANTILES = { '0.5': 50, '0.9': 90, '0.99': 99, '1': 100 } as const;

/** Delays since the latest reading; null if nothing was measured. */
const createEventLoopReading = () => {
  const delays = monitorEventLoopDelay({ resolution: EVERY_MS });
  delays.enable();
  return () => {
    if (delays.count === 0) return null;
    const secondsAt = (percentile: number) => Math.max(0, delays.percentile(percentile) / NS - EVERY_MS / 1000);
    const reading = Object.fromEntries(Object.entries(QUANTILES).map(([name, at]) => [name, secondsAt(at)]));
    delays.reset();
    return reading;
  };
};

const openFiles = () =>
  readdir('/proc/self/fd').then(
    (names) => names.length,
    () => null,
  );

export const processFigures = (): Figure[] => {
  const startedAt = Date.now() / 1000 - process.uptime();
  return [
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time, without the workers for pictures.',
      kind: 'counter',
      read: () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1e6;
      },
    },
    {
      name: 'process_start_time_seconds',
      help: 'When the process began, in seconds since 1970.',
      kind: 'gauge',
      read: () => startedAt,
    },
    {
      name: 'process_resident_memory_bytes',
      help: 'Memory of the process.',
      kind: 'gauge',
      read: () => process.memoryUsage.rss(),
    },
    {
      name: 'process_open_fds',
      help: 'Open files and connections.',
      kind: 'gauge',
      read: openFiles,
    },
    {
      name: 'nodejs_heap_size_used_bytes',
      help: 'Memory in use by JavaScript.',
      kind: 'gauge',
      read: () => process.memoryUsage().heapUsed,
    },
    {
      name: 'nodejs_eventloop_delay_seconds',
      help: 'How long the event loop kept others waiting since the latest reading, by quantile.',
      kind: 'gauge',
      label: 'quantile',
      read: createEventLoopReading(),
    },
  ];
};
