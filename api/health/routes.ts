import * as calls from '#contract/health/calls.ts';
import * as publicCalls from '#contract/health/public-calls.ts';
import { type Route, route } from '../http/route.ts';
import { readMetrics } from './read-metrics.ts';
import { readReport } from './read-report.ts';

export const healthRoutes: Route[] = [
  route(publicCalls.checkReadiness, {
    tag: 'Server',
    summary: 'Whether anything can be stored now',
    mayFail: ['unavailable'],
    async handle({ deps }) {
      deps.monitoring.readiness.noteAsked();
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
