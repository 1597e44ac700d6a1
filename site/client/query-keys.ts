/** What the portal's queries are about: how the paths of their calls begin. */
export type Subject =
  | 'analytics'
  | 'audit'
  | 'auth'
  | 'blogs'
  | 'colleagues'
  | 'comments'
  | 'concerns'
  | 'content'
  | 'dashboard'
  | 'decisions'
  | 'donationitems'
  | 'find'
  | 'health'
  | 'imagecontainers'
  | 'invitations'
  | 'launch'
  | 'letters'
  | 'mails'
  | 'mailtemplates'
  | 'media'
  | 'messages'
  | 'people'
  | 'preferences'
  | 'privacy'
  | 'quarantine'
  | 'runs'
  | 'settings'
  | 'testimonials'
  | 'textcontainers'
  | 'today'
  | 'tokens'
  | 'views'
  | 'webhooks';

/** What a query asks for, by name. A key with fewer fields matches every query that has these. */
export interface QueryFields {
  subject: Subject;
  /** The name of the call. */
  call?: string;
  input?: object;
}

export type NamedKey = readonly [QueryFields];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: NamedKey;
  }
}

/** Matches all queries about a subject. */
export const allOf = (subject: Subject): NamedKey => [{ subject }];

/** What the query with this key asks for. */
export const fieldsOf = ([fields]: NamedKey): QueryFields => fields;
