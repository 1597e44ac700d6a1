/** What the portal's queries are about. */
export type Subject =
  | 'testimonials'
  | 'donations'
  | 'runs'
  | 'messages'
  | 'posts'
  | 'post-preview'
  | 'media'
  | 'content'
  | 'people'
  | 'api-tokens'
  | 'webhooks'
  | 'invitation'
  | 'settings'
  | 'quarantine'
  | 'mails'
  | 'mail-templates'
  | 'comments'
  | 'concerns'
  | 'views'
  | 'preferences'
  | 'dashboard'
  | 'find'
  | 'analytics'
  | 'audit'
  | 'data-requests'
  | 'health'
  | 'sign-in-options'
  | 'factors'
  | 'own-sessions'
  | 'alarm'
  | 'doubts';

/** What a query asks for, by name. A key with fewer fields matches every query that has these. */
export interface QueryFields {
  subject: Subject;
  view?: string;
  id?: string;
  status?: string;
  filter?: object;
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
