import * as calls from '#contract/health/calls.ts';
import * as publicCalls from '#contract/health/public-calls.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { type Route, route } from '../http/route.ts';
import { readReport } from './read-report.ts';

const NO_METRICS = 'There is no such address.';
const WRONG_TOKEN = 'These figures need the token of METRICS_TOKEN.';

/** @throws Failure `not_found` if metrics are off, `unauthenticated` without the token. */
const readMetrics = async (
  { monitoring: { metrics }, attempts }: Pick<Deps, 'monitoring' | 'attempts'>,
  { address, authorization }: { address: string; authorization: string | null },
): Promise<Response> => {
  if (!metrics) throw new Failure('not_found', NO_METRICS);
  // A right token takes back its own count.
  await attempts.use('metricsToken', address);
  if (!metrics.admits(authorization)) throw new Failure('unauthenticated', WRONG_TOKEN);
  await attempts.giveBack('metricsToken', address);
  return new Response(await metrics.text(), { headers: { 'content-type': metrics.contentType } });
};

export const healthRoutes: Route[] = [
  route(publicCalls.checkReadiness, {
    tag: 'Server',
    summary: 'Whether anything can be stored now',
    mayFail: ['unavailable'],
    async handle({ deps }) {
      deps.monitoring.readiness.noteRequest();
      await deps.monitoring.readiness.check();
      return { status: 'ready' as const };
    },
  }),
  route(publicCalls.readMetrics, {
    tag: 'Server',
    summary: 'Figures for Prometheus, for who brings METRICS_TOKEN as a bearer token',
    mayFail: ['unauthenticated', 'not_found', 'rate_limited'],
    handle: ({ deps, address, header }) => readMetrics(deps, { address, authorization: header('authorization') }),
  }),
  route(calls.readHealthReport, {
    tag: 'Server',
    summary: 'How the server is: backups, disk, mail, store, versions, and the latest problems in its log',
    handle: ({ deps }) => readReport(deps),
  }),
];
