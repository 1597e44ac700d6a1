import { healthReport, readyAnswer } from '#contract/health/health.ts';
import { type Route, route } from '../http/route.ts';
import { readMetrics } from './read-metrics.ts';
import { readReport } from './read-report.ts';

export const healthRoutes: Route[] = [
  route({
    method: 'get',
    path: '/ready',
    operationId: 'checkReadiness',
    access: 'anyone',
    tag: 'Server',
    summary: 'Whether anything can be stored now',
    mayFail: ['unavailable'],
    answer: readyAnswer,
    async handle({ deps }) {
      deps.monitoring.readiness.noteAsked();
      await deps.monitoring.readiness.check();
      return { status: 'ready' as const };
    },
  }),
  route({
    method: 'get',
    path: '/metrics',
    operationId: 'readMetrics',
    access: 'anyone',
    tag: 'Server',
    summary: 'Figures for Prometheus, for who brings METRICS_TOKEN as a bearer token',
    mayFail: ['unauthenticated', 'not_found', 'rate_limited'],
    answer: { contentType: 'text/plain' },
    handle: ({ deps, address, header }) => readMetrics(deps, { address, authorization: header('authorization') }),
  }),
  route({
    method: 'get',
    path: '/health/report',
    operationId: 'readHealthReport',
    access: 'administrator',
    tag: 'Server',
    summary: 'How the server is: backups, disk, mail, store, versions, and the latest problems in its log',
    answer: healthReport,
    handle: ({ deps }) => readReport(deps),
  }),
];
