import type { AuditEntry, AuditKind } from '#contract/audit/audit.ts';
import type { Tone } from '../../ui/Badge.tsx';
import type { IconName } from '../../ui/icon-names.ts';

/** How an action reads: what stands after the name of who did it, with % for the subject and # for the detail of the entry. */
type Words = readonly [icon: IconName, tone: Tone, does: string];
type Actions = Readonly<Record<string, Words>>;

const DECIDED: Actions = {
  approved: ['badge-check', 'ok', 'approved %'],
  rejected: ['circle-x', 'bad', 'rejected %'],
  collected: ['package-check', 'info', 'marked % as collected'],
  pending: ['package-open', 'wait', 'put % back to pending'],
  'decision undone': ['undo-2', 'wait', 'undid a decision about %'],
  'decision taken back': ['undo-2', 'wait', 'took back a decision about %'],
  'taken over': ['heart-handshake', 'info', 'looks after who wrote %'],
  'looked after': ['heart-handshake', 'ok', 'looked after who wrote %'],
  reopened: ['heart-handshake', 'wait', 'opened % again'],
  assigned: ['user-check', 'info', 'gave % to somebody'],
  unassigned: ['user-check', 'wait', 'gave % to nobody'],
  corrected: ['pen-line', 'wait', 'corrected %'],
  withdrawn: ['trash-2', 'bad', 'withdrew %'],
};
const exported = (what: string): Words => ['file-text', 'info', `exported ${what} as #`];

const onPage = (noun: string, icon: IconName): Actions => ({
  created: [icon, 'plum', `put a ${noun} on #`],
  changed: [icon, 'plum', `changed the ${noun} on #`],
  'picture changed': [icon, 'plum', `put another ${noun} on #`],
  deleted: ['trash-2', 'bad', `deleted the ${noun} on #`],
});

/** What is said of each kind; an action without words of its own is told by its verb. */
const actions: Readonly<Record<AuditKind, Actions>> = {
  testimonial: {
    ...DECIDED,
    exported: exported('testimonials'),
    'helplines shown': ['heart-handshake', 'info', 'put the helplines below %'],
    'helplines removed': ['heart-handshake', 'info', 'took the helplines below % away'],
    'taken down': ['circle-x', 'wait', 'took down %, which went live by itself'],
    redacted: ['eye-off', 'plum', 'edited % for privacy'],
    'redaction removed': ['eye-off', 'wait', 'showed the original of % again'],
  },
  donation: {
    ...DECIDED,
    exported: exported('donations'),
    'written to': ['mail', 'info', 'wrote to the donor of %'],
    'written to with a new link': ['mail', 'info', 'sent a new link to the donor of %'],
    'days offered': ['calendar-clock', 'info', 'offered days for %'],
    'day agreed': ['calendar-clock', 'ok', 'agreed a day for %'],
    'days taken back': ['undo-2', 'wait', 'took back the day of %'],
    'day chosen': ['calendar-clock', 'ok', 'chose a day for %'],
    'asked for another day': ['calendar-clock', 'wait', 'asked for another day for %'],
    'area chosen': ['map-pin', 'info', 'chose the area of %'],
  },
  text: onPage('text', 'file-text'),
  image: onPage('picture', 'image-up'),
  media: {},
  person: {
    created: ['user-plus', 'info', 'made the account of %'],
    invited: ['user-plus', 'info', 'invited %'],
    'invited again': ['user-plus', 'info', 'invited % again'],
    'invitation accepted': ['user-plus', 'ok', 'accepted an invitation'],
    disabled: ['circle-x', 'bad', 'switched off the account of %'],
    enabled: ['user-check', 'ok', 'switched on the account of %'],
    unlocked: ['key-round', 'wait', 'unlocked the account of %'],
    'access ended': ['key-round', 'wait', 'ended the access of %'],
    'password chosen by link': ['key-round', 'wait', 'chose a new password by a mailed link'],
    'sign-in method added': ['key-round', 'info', 'added a way to sign in: #'],
    'sign-in method removed': ['key-round', 'wait', 'removed a way to sign in: #'],
    'passkey renamed': ['key-round', 'info', 'named a passkey: #'],
    'passkey blocked': ['key-round', 'bad', 'was refused with a passkey: #'],
    'browser made known': ['key-round', 'info', 'made a browser known'],
    'signed in': ['log-in', 'info', 'signed in: #'],
    'sign-in failed': ['circle-x', 'wait', 'failed to sign in as #'],
    'locked out': ['circle-x', 'bad', 'was refused after wrong passwords for #'],
  },
  settings: { changed: ['settings', 'info', 'changed the settings'] },
  post: {},
  privacy: {
    erased: ['trash-2', 'bad', 'erased the data of a person: #'],
    exported: ['file-text', 'info', 'exported the data of a person: #'],
    'deleted by age': ['trash-2', 'info', 'deleted what was too old: #'],
    'request opened': ['shield-user', 'wait', 'wrote down a data request: #'],
    'request extended': ['shield-user', 'wait', 'took longer for a data request: #'],
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
  webhook: {},
  run: {
    created: ['truck', 'info', 'planned the run of #'],
    'stops changed': ['truck', 'info', 'changed the stops of the run of #'],
    cancelled: ['circle-x', 'wait', 'cancelled the run of #'],
    done: ['package-check', 'ok', 'came back from the run of #'],
    'photo added': ['camera', 'info', 'added a photo to the run of #'],
    exported: exported('the runs'),
  },
  message: {
    exported: exported('messages'),
    answered: ['message-square-quote', 'ok', 'answered %'],
    assigned: ['user-check', 'info', 'gave % to somebody'],
    released: ['badge-check', 'ok', 'released %'],
    noted: ['pen-line', 'info', 'wrote a note on %'],
    reopened: ['message-square-quote', 'wait', 'opened % again'],
    'taken over': ['heart-handshake', 'info', 'looks after who wrote %'],
    'looked after': ['heart-handshake', 'ok', 'looked after who wrote %'],
  },
};

/** What an entry is about where it has no name, such as what is gone. */
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

/** "role changed" as "changed the role of %", "restored" as "restored %". */
const toldByVerb = (action: string): Words => {
  const [, noun, verb] = /^(.*) (\S+)$/.exec(action) ?? [];
  const isGone = (verb ?? action) === 'deleted';
  return [
    isGone ? 'trash-2' : 'pen-line',
    isGone ? 'bad' : 'info',
    noun === undefined ? `${action} %` : `${verb} the ${noun} of %`,
  ];
};

/** The subject in words: what stands before its name, the name, which may be a link, and what stands there without one. */
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

/** An entry of the audit log as a sentence, "Mary approved Tom’s testimonial", in three parts; the second may be empty, and leads to the subject. */
export interface Activity {
  icon: IconName;
  tone: Tone;
  parts: readonly [before: string, subject: string, after: string];
}

/** What is tried at addresses that have no account. */
const NO_ACCOUNT: Readonly<Record<string, string>> = {
  'sign-in failed': 'addresses without an account',
  'locked out': 'addresses without an account',
};

const times = ({ after, subjectKind }: AuditEntry): string =>
  subjectKind === 'person' && typeof after?.times === 'number' && after.times > 1 ? `, ${after.times} times` : '';

/** How an entry of the audit log reads for the signed-in person. */
export const tell = (entry: AuditEntry, userId: string): Activity => {
  const { action, actorId, actorName, detail, subjectKind } = entry;
  const own = actorId !== null && actorId === userId;
  const known = Object.hasOwn(actions[subjectKind], action) ? actions[subjectKind][action] : undefined;
  const [icon, tone, does] = known ?? toldByVerb(action);
  const about = detail || NO_ACCOUNT[action] || '';
  const said = does.replace('#', () => about).replace(/: $/, '');
  const [before, after = ''] = said.split('%');
  const [prefix, name] = said.includes('%') ? subjectOf(entry, own) : ['', ''];
  return { icon, tone, parts: [`${own ? 'You' : actorName} ${before}${prefix}`, name, `${after}${times(entry)}`] };
};
