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

/** A key with fewer fields matches every query that has these. */
export interface QueryFields {
  subject: Subject;
  call?: string;
  input?: object;
}

export type NamedKey = readonly [QueryFields];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: NamedKey;
  }
}

export const allOf = (subject: Subject): NamedKey => [{ subject }];

export const fieldsOf = ([fields]: NamedKey): QueryFields => fields;
