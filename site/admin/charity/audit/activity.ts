import type { AuditAction, AuditEntry, AuditKind } from '#contract/audit/audit.ts';
import type { Tone } from '../../../ui/Badge.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

/** Wording of an action after the actor's name; % stands for the subject, # for the entry's detail. */
type Words = readonly [icon: IconName, tone: Tone, does: string];
type Actions = Readonly<Record<string, Words>>;

const exported = (what: string): Words => ['file-text', 'info', `exported ${what} as #`];
const changed = (what: string): Words => ['pen-line', 'info', `changed ${what}`];
const deleted = (what: string): Words => ['trash-2', 'bad', `deleted ${what}`];

const URGENT = {
  'taken over': ['heart-handshake', 'info', 'is looking after the writer of %'],
  'looked after': ['heart-handshake', 'ok', 'looked after the writer of %'],
} as const satisfies Actions;

const lettersTo = (whom: string) =>
  ({
    'written to': ['mail', 'info', `wrote to ${whom} %`],
    'written to with a new link': ['mail', 'info', `sent a new link to ${whom} %`],
    'letter taken back': ['undo-2', 'wait', `took back a letter about %`],
  }) as const satisfies Actions;

const onSubmissions = (whom: string) =>
  ({
    ...URGENT,
    ...lettersTo(whom),
    approved: ['badge-check', 'ok', 'approved %'],
    rejected: ['circle-x', 'bad', 'rejected %'],
    'decision undone': ['undo-2', 'wait', 'undid a decision about %'],
    'decision taken back': ['undo-2', 'wait', 'took back a decision about %'],
    reopened: ['heart-handshake', 'wait', 'opened % again'],
    assigned: ['user-check', 'info', 'gave % to somebody'],
    unassigned: ['user-check', 'wait', 'gave % to nobody'],
    corrected: ['pen-line', 'wait', 'corrected %'],
    withdrawn: ['trash-2', 'bad', 'withdrew %'],
    deleted: deleted('%'),
  }) as const satisfies Actions;

const onPages = (noun: string, icon: IconName) =>
  ({
    created: [icon, 'plum', `put a ${noun} on #`],
    changed: [icon, 'plum', `changed the ${noun} on #`],
    deleted: deleted(`the ${noun} on #`),
  }) as const satisfies Actions;

const actions: { readonly [Kind in AuditKind]: Readonly<Record<AuditAction<Kind>, Words>> } = {
  testimonial: {
    ...onSubmissions('the writer of'),
    exported: exported('testimonials'),
    'notes changed': changed('the notes on %'),
    'helplines shown': ['heart-handshake', 'info', 'put the helplines below %'],
    'helplines removed': ['heart-handshake', 'info', 'took the helplines below % away'],
    'taken down': ['circle-x', 'wait', 'took down %, which went live by itself'],
    redacted: ['eye-off', 'plum', 'edited % for privacy'],
    'redaction removed': ['eye-off', 'wait', 'showed the original of % again'],
  },
  donation: {
    ...onSubmissions('the donor of'),
    exported: exported('donations'),
    pending: ['package-open', 'wait', 'put % back to pending'],
    collected: ['package-check', 'info', 'marked % as collected'],
    'days offered': ['calendar-clock', 'info', 'offered days for %'],
    'day agreed': ['calendar-clock', 'ok', 'agreed a day for %'],
    'days taken back': ['undo-2', 'wait', 'took back the day of %'],
    'day chosen': ['calendar-clock', 'ok', 'chose a day for %'],
    'asked for another day': ['calendar-clock', 'wait', 'asked for another day for %'],
    'area chosen': ['map-pin', 'info', 'chose the area of %'],
    'shop chosen': ['store', 'info', 'named the shop that % was brought to'],
  },
  text: onPages('text', 'file-text'),
  image: {
    ...onPages('picture', 'image-up'),
    'picture changed': ['image-up', 'plum', 'put another picture on #'],
  },
  media: {
    created: ['image-up', 'plum', 'added a picture to the media library'],
    changed: changed('the description of a picture in the media library'),
    'picture changed': ['image-up', 'plum', 'replaced a picture in the media library'],
    deleted: deleted('a picture from the media library'),
  },
  person: {
    created: ['user-plus', 'info', 'made the account of %'],
    changed: changed('the account of %'),
    'role changed': changed('the role of %'),
    'picture changed': changed('the picture of %'),
    'picture removed': ['trash-2', 'wait', 'removed the picture of %'],
    'email address changed': ['key-round', 'wait', 'changed the email address of %'],
    'password changed': ['key-round', 'info', 'changed the password of %'],
    'password reset': ['key-round', 'wait', 'reset the password of %'],
    'password chosen by link': ['key-round', 'wait', 'chose a new password by a mailed link'],
    invited: ['user-plus', 'info', 'invited %'],
    'invited again': ['user-plus', 'info', 'invited % again'],
    'invitation accepted': ['user-plus', 'ok', 'accepted an invitation'],
    disabled: ['circle-x', 'bad', 'switched off the account of %'],
    enabled: ['user-check', 'ok', 'switched on the account of %'],
    unlocked: ['key-round', 'wait', 'unlocked the account of %'],
    'access ended': ['key-round', 'wait', 'ended the access of %'],
    'sessions ended': ['log-in', 'wait', 'ended sessions of %'],
    'sign-in method added': ['key-round', 'info', 'added a way to sign in: #'],
    'sign-in method removed': ['key-round', 'wait', 'removed a way to sign in: #'],
    'sign-in methods reset': ['key-round', 'wait', 'reset the ways to sign in of %'],
    'recovery codes made': ['key-round', 'info', 'made new recovery codes'],
    'passkey renamed': ['key-round', 'info', 'named a passkey: #'],
    'passkey blocked': ['key-round', 'bad', 'was refused with a passkey: #'],
    'browser made known': ['key-round', 'info', 'made a browser known'],
    'signed in': ['log-in', 'info', 'signed in: #'],
    'sign-in failed': ['circle-x', 'wait', 'failed to sign in as #'],
    'locked out': ['circle-x', 'bad', 'was refused after wrong passwords for #'],
  },
  settings: {
    changed: ['settings', 'info', 'changed the settings: #'],
    deleted: deleted('from the settings: #'),
    sent: ['mail', 'info', 'sent the mails kept in files'],
    'taken back': ['undo-2', 'wait', 'took back the mails kept in files'],
  },
  post: {
    created: ['pen-line', 'info', 'began %'],
    changed: changed('%'),
    'cover changed': ['image-up', 'info', 'put another cover on %'],
    'cover removed': ['trash-2', 'wait', 'took the cover off %'],
    published: ['badge-check', 'ok', 'published %'],
    scheduled: ['calendar-clock', 'info', 'set a time for %'],
    unpublished: ['eye-off', 'wait', 'took down %'],
    restored: ['undo-2', 'info', 'went back to an earlier version of %'],
    'version deleted': deleted('an earlier version of %'),
    deleted: deleted('%'),
  },
  privacy: {
    erased: ['trash-2', 'bad', 'erased the data of a person: #'],
    exported: ['file-text', 'info', 'exported the data of a person: #'],
    'deleted by age': ['trash-2', 'info', 'deleted what was too old: #'],
    'request opened': ['shield-user', 'wait', 'wrote down a data request: #'],
    'request extended': ['shield-user', 'wait', 'extended the time for a data request: #'],
    'request answered by mail': ['mail', 'info', 'answered a data request by mail: #'],
    'request answered otherwise': ['shield-user', 'info', 'answered a data request: #'],
    'request closed': ['shield-user', 'ok', 'closed a data request: #'],
    'request reopened': ['shield-user', 'wait', 'opened a data request again: #'],
    'request assigned': ['user-check', 'info', 'gave a data request to somebody: #'],
    'request unassigned': ['shield-user', 'wait', 'gave a data request to nobody: #'],
    'request searched': ['shield-user', 'info', 'looked for a person: #'],
    'request identity checked': ['shield-user', 'info', 'checked who asks: #'],
    'request corrected': ['pen-line', 'info', 'corrected the data of a person: #'],
    'request acknowledged': ['mail', 'info', 'told somebody that their data request has come: #'],
    'retention changed': ['settings', 'info', 'changed the retention periods'],
  },
  quarantine: {
    'released from quarantine': ['badge-check', 'ok', 'released from quarantine: #'],
    'deleted from quarantine': ['trash-2', 'bad', 'deleted from quarantine: #'],
  },
  analytics: { exported: exported('the figures') },
  audit: { exported: exported('this log') },
  mail: {
    'mail tried again': ['rotate-ccw', 'info', 'had a mail tried again: #'],
    'address mailed again': ['rotate-ccw', 'wait', 'let an address be mailed again: #'],
    'mail stopped': ['circle-x', 'wait', 'stopped a mail: #'],
  },
  token: {
    created: ['key-round', 'wait', 'made the API token #'],
    revoked: ['key-round', 'info', 'revoked the API token #'],
  },
  webhook: {
    created: ['plus', 'wait', 'made %'],
    changed: changed('%'),
    'given a new secret': ['key-round', 'wait', 'gave a new secret to %'],
    deleted: deleted('%'),
  },
  run: {
    created: ['truck', 'info', 'planned the run of #'],
    changed: ['truck', 'info', 'changed the run of #'],
    'stops changed': ['truck', 'info', 'changed the stops of the run of #'],
    collected: ['package-check', 'ok', 'collected at a stop of the run of #'],
    'not-there': ['door-closed', 'wait', 'found nobody at a stop of the run of #'],
    refused: ['ban', 'bad', 'took nothing at a stop of the run of #'],
    'photo added': ['camera', 'info', 'added a photo to the run of #'],
    done: ['package-check', 'ok', 'came back from the run of #'],
    cancelled: ['circle-x', 'wait', 'cancelled the run of #'],
    deleted: deleted('the run of #'),
    exported: exported('the runs'),
    'calendar address made': ['calendar-clock', 'info', 'made a calendar address for the runs'],
    'calendar address revoked': ['calendar-clock', 'wait', 'revoked a calendar address for the runs'],
  },
  message: {
    ...URGENT,
    ...lettersTo('the writer of'),
    answered: ['message-square-quote', 'ok', 'answered %'],
    assigned: ['user-check', 'info', 'gave % to somebody'],
    released: ['badge-check', 'ok', 'released %'],
    'marked as spam': ['ban', 'bad', 'marked % as spam'],
    arranged: ['badge-check', 'ok', 'arranged what % asks for'],
    closed: ['circle-x', 'info', 'closed %'],
    'outcome taken back': ['undo-2', 'wait', 'took back what became of %'],
    'added to': ['pen-line', 'wait', 'added words to %'],
    'changed by its writer': ['calendar-clock', 'wait', 'changed %'],
    withdrawn: ['circle-x', 'wait', 'withdrew %'],
    noted: ['pen-line', 'info', 'wrote a note on %'],
    reopened: ['message-square-quote', 'wait', 'opened % again'],
    'made an offer': ['package', 'info', 'made an offer of a message: #'],
    deleted: deleted('%'),
    exported: exported('messages'),
  },
};

const nouns: Readonly<Record<AuditKind, string>> = {
  testimonial: 'a testimonial',
  donation: 'a donation',
  text: 'a text',
  image: 'a picture',
  media: 'a picture in the media library',
  person: 'a colleague',
  settings: 'the settings',
  post: 'a blog post',
  privacy: 'a data request',
  quarantine: 'the quarantine',
  analytics: 'the figures',
  audit: 'this log',
  mail: 'a mail',
  token: 'an API token',
  webhook: 'a webhook',
  run: 'a run of the van',
  message: 'a message',
};

/** Words an action that only an earlier version recorded; it keeps its verb if it begins with one. */
const former = (action: string): Words => {
  const [verb = '', ...more] = action.split(' ');
  if (!/^[a-z]+ed$/.test(verb)) return changed(`% (${action})`);
  const does = [`${verb} %`, ...(more.length > 0 ? [`(${more.join(' ')})`] : [])].join(' ');
  const [icon, tone] = /^(?:deleted|removed|erased)$/.test(verb) ? deleted('') : changed('');
  return [icon, tone, does];
};

const wordsOf = ({ subjectKind, action }: Pick<AuditEntry, 'subjectKind' | 'action'>): Words => {
  const wordings: Actions = actions[subjectKind];
  return (Object.hasOwn(wordings, action) && wordings[action]) || former(action);
};

const subjectOf = ({ subjectKind, subjectId, subjectName, actorId, detail }: AuditEntry, isOwn: boolean) => {
  if (subjectKind === 'testimonial' && subjectName === 'Anonymous') return ['', 'an anonymous testimonial'] as const;
  if (subjectKind === 'testimonial' && subjectName) return ['', `${subjectName}’s testimonial`] as const;
  if (subjectKind === 'donation' && detail)
    return [`donation ${detail}${subjectName ? ': ' : ''}`, subjectName ?? ''] as const;
  if (subjectKind === 'post' && subjectName) return ['the blog post ', subjectName] as const;
  if (subjectKind === 'person' && subjectId === actorId)
    return [isOwn ? 'your own account' : 'their own account', ''] as const;
  if (subjectKind === 'message' && detail) return [`message ${detail}`, ''] as const;
  if ((subjectKind === 'run' || subjectKind === 'webhook') && detail)
    return [`${nouns[subjectKind]}: ${detail}`, ''] as const;
  return subjectName ? (['', subjectName] as const) : ([nouns[subjectKind], ''] as const);
};

/** Sentence such as "Mary approved Tom’s testimonial" in three parts; the second may be empty and links to the subject. */
export interface Activity {
  icon: IconName;
  tone: Tone;
  parts: readonly [before: string, subject: string, after: string];
}

const NO_ACCOUNT: Readonly<Record<string, string>> = {
  'sign-in failed': 'addresses without an account',
  'locked out': 'addresses without an account',
};

const times = ({ after, subjectKind }: AuditEntry): string =>
  subjectKind === 'person' && typeof after?.times === 'number' && after.times > 1 ? `, ${after.times} times` : '';

export const describeActivity = (entry: AuditEntry, userId: string): Activity => {
  const { action, actorId, actorName, detail } = entry;
  const own = actorId !== null && actorId === userId;
  const [icon, tone, does] = wordsOf(entry);
  const about = detail || NO_ACCOUNT[action] || '';
  const [before, after] = does.split('%').map((part) => part.replace('#', () => about).replace(/: $/, ''));
  const [prefix, name] = after === undefined ? ['', ''] : subjectOf(entry, own);
  return {
    icon,
    tone,
    parts: [`${own ? 'You' : actorName} ${before}${prefix}`, name, `${after ?? ''}${times(entry)}`],
  };
};
