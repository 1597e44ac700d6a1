import type * as z from 'zod/mini';
import type { AuditKind } from '#contract/audit/audit.ts';
import type { DeskFilter } from '#contract/moderation/desk-filters.ts';
import { type SelectionExport, selectionExport } from '#contract/moderation/moderation.ts';
import { recordExport } from '../audit/record-export.ts';
import { csvFile } from '../http/csv-response.ts';
import type { Deps } from '../http/deps.ts';
import { type Route, route } from '../http/route.ts';
import { checkMayExport } from '../settings/may-export.ts';
import { withAccount } from './desk-filter.ts';

interface Exported<Filter extends DeskFilter> {
  subjectKind: Extract<AuditKind, 'testimonial' | 'donation'>;
  path: '/testimonials.csv' | '/donationitems.csv';
  scope: 'testimonials:read' | 'donations:read';
  tag: string;
  /** As in the names of the calls: `Donations`. */
  noun: string;
  filter: z.ZodMiniType<Filter>;
  matching(deps: Deps, filter: Filter): Response;
  chosen(deps: Deps, selection: SelectionExport): Response;
}

/** Exports the submissions of a kind as CSV: those that match filters, and chosen ones. Each export is in the audit log. */
export const exportRoutes = <Filter extends DeskFilter>(kind: Exported<Filter>): Route[] => {
  const { subjectKind, path, tag, noun } = kind;
  const shared = { path, access: 'staff', tag, answer: csvFile } as const;
  return [
    route({
      ...shared,
      method: 'get',
      scope: kind.scope,
      operationId: `export${noun}`,
      summary: `${noun} as CSV, newest first`,
      query: kind.filter,
      async handle({ deps, query, actor }) {
        checkMayExport(deps, actor);
        await recordExport(deps, { actor, subjectKind, filter: { ...query } });
        return kind.matching(deps, withAccount(query, actor));
      },
    }),
    route({
      ...shared,
      method: 'post',
      operationId: `exportChosen${noun}`,
      essential: true,
      summary: `Chosen ${noun.toLowerCase()} as CSV, in the order given; what is gone is left out`,
      body: selectionExport,
      async handle({ deps, body, actor }) {
        checkMayExport(deps, actor);
        await recordExport(deps, { actor, subjectKind, filter: { selection: body.ids.length } });
        return kind.chosen(deps, body);
      },
    }),
  ];
};
