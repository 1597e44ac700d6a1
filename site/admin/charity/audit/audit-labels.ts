import { type AuditEntry, type AuditFields, type AuditKind, auditKinds } from '#contract/audit/audit.ts';
import { dateAndTime } from '#contract/dublin.ts';

const kinds: Record<AuditKind, string> = {
  testimonial: 'Testimonials',
  donation: 'Donations',
  text: 'Texts on pages',
  image: 'Pictures on pages',
  media: 'Media library',
  person: 'People',
  settings: 'Settings',
  post: 'Blog posts',
  privacy: 'Privacy',
  quarantine: 'Quarantine',
  analytics: 'Analytics',
  audit: 'This log',
  mail: 'Mail',
  token: 'API tokens',
  webhook: 'Webhooks',
  run: 'Runs of the van',
  message: 'Messages',
};

export const kindOptions = auditKinds.map((kind) => [kind, kinds[kind]] as const);

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Turns "contact.supportPhone" into "Contact, support phone". */
export const fieldLabel = (path: string): string =>
  capital(
    path
      .split('.')
      .map((part) =>
        /^\d+$/.test(part) ? String(Number(part) + 1) : part.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase(),
      )
      .join(', '),
  );

export const valueLabel = (value: AuditFields[string] | undefined): string => {
  if (value === null || value === undefined || value === '') return 'Nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return value.toLocaleString('en-IE');
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? dateAndTime(value) : value;
};

export interface Changed {
  path: string;
  field: string;
  before: string;
  after: string;
}

export const changesOf = ({ before = {}, after = {} }: Pick<AuditEntry, 'before' | 'after'>): Changed[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map((path) => ({
    path,
    field: fieldLabel(path),
    before: valueLabel(before[path]),
    after: valueLabel(after[path]),
  }));
