import { createHash, timingSafeEqual } from 'node:crypto';
import { describeError, type Log } from '../core/log.ts';

type Reading = number | null | Readonly<Record<string, number>>;

export interface Figure {
  /** Begins with `portal_`; a counter's ends with `_total`. */
  name: string;
  help: string;
  kind: 'gauge' | 'counter';
  /** Label of the values, which are words of the code: never ids, addresses or typed text. */
  label?: string;
  /** One value, or one for each label; null if unknown. A reader that throws is left out and logged. */
  read(): Reading | Promise<Reading>;
}

interface FinishedRequest {
  method: string;
  route: string;
  status: string;
  seconds: number | null;
}

/** Metrics for Prometheus; they exist only if METRICS_TOKEN is set. */
export interface Metrics {
  readonly contentType: string;
  /** Compares the `Authorization` header in constant time. */
  admits(header: string | null): boolean;
  text(): Promise<string>;
  add(figure: Figure): void;
  request(finished: FinishedRequest): void;
  write(seconds: number): void;
}

const REQUEST_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WRITE_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];

const hashOf = (text: string) => createHash('sha256').update(text).digest();

const valuesOf = (reading: Reading, label: string | undefined): [Record<string, string>, number][] => {
  if (reading === null) return [];
  if (typeof reading === 'number') return [[{}, reading]];
  return Object.entries(reading).map(([value, count]) => [label ? { [label]: value } : {}, count]);
};

export const openMetrics = async (token: string, log: Log): Promise<Metrics> => {
  const { Registry, Counter, Gauge, Histogram } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  const expected = hashOf(`Bearer ${token}`);
  // Counted here and handed over when they are read: the library takes two microseconds for each.
  const counts = new Map<string, { labels: Record<'method' | 'route' | 'status', string>; count: number }>();
  const requests = new Counter({
    name: 'portal_http_requests_total',
    help: 'Requests by method, pattern of the address, and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect() {
      requests.reset();
      for (const { labels, count } of counts.values()) requests.inc(labels, count);
    },
  });
  const durations = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time from the request to the end of its response, without streams.',
    labelNames: ['method', 'route'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const writes = new Histogram({
    name: 'portal_store_write_duration_seconds',
    help: 'Time until a batch of changes was durable.',
    buckets: WRITE_SECONDS,
    registers,
  });

  const read = async ({ name, label, read }: Figure) => {
    try {
      return valuesOf(await read(), label);
    } catch (error) {
      log.error('metrics.figure-failed', { name, ...describeError(error) });
      return [];
    }
  };

  return {
    contentType: registry.contentType,
    admits: (header) => timingSafeEqual(hashOf(header ?? ''), expected),
    text: () => registry.metrics(),
    add(figure) {
      const { name, help, label, kind } = figure;
      const options = { name, help, labelNames: label ? [label] : [], registers };
      const collect = async () => {
        const values = await read(figure);
        metric.reset();
        for (const [labels, value] of values) metric.inc(labels, value);
      };
      const metric = kind === 'gauge' ? new Gauge({ ...options, collect }) : new Counter({ ...options, collect });
    },
    request({ method, route, status, seconds }) {
      const key = `${method} ${status} ${route}`;
      const counted = counts.get(key);
      if (counted) counted.count += 1;
      else counts.set(key, { labels: { method, route, status }, count: 1 });
      if (seconds !== null) durations.observe({ method, route }, seconds);
    },
    write: (seconds) => writes.observe(seconds),
  };
};
