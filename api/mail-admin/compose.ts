import { type Language, languages } from '#contract/languages/languages.ts';
import { type MailKind, mailKinds, staffKinds } from '#contract/mail-admin/mail-kinds.ts';
import { type MailWords, mailTemplateId } from '#contract/mail-admin/mail-templates.ts';
import type { StoredMail } from '#contract/mail-admin/mails.ts';
import { type Helpline, helplineHref, helplineMessage, helplineNumber } from '#contract/testimonials/helplines.ts';
import { helplineWords } from '#contract/words/helplines.ts';
import { mail } from '#contract/words/mail.ts';
import type { english, Message, ValuesOf } from '#contract/words/message.ts';
import { icalendar } from '../core/icalendar.ts';
import type { Deps } from '../http/deps.ts';
import { pageWordsIn } from '../languages/page-words.ts';
import { sayIn } from '../languages/say.ts';
import type { Composed, ReadyMail } from '../mail/deliver.ts';
import type { Values } from '../mail/render/blocks.ts';
import { type Frame, type FrameText, PHONE_MARK } from '../mail/render/frame.ts';
import { leaveOut } from '../mail/render/leave-out.ts';
import { markPlaceholders } from '../mail/render/placeholders.ts';
import { writeMail } from '../mail/render/write-mail.ts';
import { isLanguageOn } from '../settings/languages.ts';
import { readSettings } from '../settings/settings.ts';
import { collectionEvent } from '../stops/collection-event.ts';
import { helplinesFor, urgentRecord } from '../urgent/urgent-records.ts';
import { linksOf } from './links.ts';
import { languagesOf, type Speech, valuesIn } from './offer-facts.ts';
import { englishOf } from './original-of.ts';
import { originalWords } from './original-templates/every-kind.ts';
import { omittedFrom, typesOf } from './placeholders.ts';

type ComposeDeps = Pick<Deps, 'store' | 'markdown' | 'manageLinks' | 'invitationLinks' | 'policy'>;

interface Wording {
  words: MailWords;
  /** English if absent. */
  language?: Language | undefined;
}

const BECAUSE_WRITTEN = 'You are getting this email because you wrote to us.';
const BECAUSE_HELP = 'You are getting this email because you asked us for help.';
const BECAUSE_ASKED = 'You are getting this email because somebody gave this address when they asked about their data.';
const WORKS_WITH_US = 'You are getting this email because you work with us in the portal.';
const reasons: Record<string, Message | string> = {
  offer: mail.becauseYouOffered,
  day: mail.becauseYouOffered,
  days: mail.becauseYouOffered,
  testimonial: mail.becauseOfTestimonial,
  message: BECAUSE_WRITTEN,
  help: BECAUSE_HELP,
  data: BECAUSE_ASKED,
};
const reasonFor = (kind: MailKind): Message | string =>
  kind === 'message-arrived' ? WORKS_WITH_US : (reasons[kind.split('-')[0] ?? ''] ?? WORKS_WITH_US);

const frameOf = (
  { store, policy }: ComposeDeps,
  kind: MailKind,
  speech: Speech,
  lines: readonly Helpline[] = [],
): Frame => {
  const { organisation, contact } = readSettings({ store });
  const { name: charity, established: year } = organisation;
  const site = policy.publicUrl;
  const say = <Name extends string>(message: Message<Name>, ...values: ValuesOf<Name>): FrameText => ({
    text: sayIn(speech?.language, speech?.words ?? null, message, ...values),
    isEnglish: speech !== null && speech.words?.[message.id] === undefined,
  });
  const reason = reasonFor(kind);
  const words: typeof english = (message, ...values) => say(message, ...values).text;
  const nameOf = (line: Helpline): FrameText => {
    const own = helplineMessage(line);
    return own ? say(own) : { text: line.name, isEnglish: speech !== null };
  };
  return {
    ...(lines.length > 0 && {
      helplines: {
        title: say(helplineWords.helplinesTitle),
        lead: say(helplineWords.helplinesLead),
        lines: lines.map((line) => ({
          name: nameOf(line),
          number: helplineNumber(line, words),
          href: helplineHref(line),
        })),
      },
    }),
    charity,
    phone: contact.phone,
    site,
    privacy: `${site}/privacy`,
    texts: {
      beside: say(mail.besideSince, { charity, year }),
      ring: say(mail.ring, { phone: PHONE_MARK }),
      reason: typeof reason === 'string' ? { text: reason, isEnglish: speech !== null } : say(reason),
      ourSite: say(mail.ourSite),
      whatWeKeep: say(mail.whatWeKeep),
    },
    language: speech?.language,
  };
};

const commonValues = ({ store, policy }: Pick<Deps, 'store' | 'policy'>): Record<string, string> => {
  const { organisation, contact, shops } = readSettings({ store });
  return {
    charity: organisation.name,
    phone: contact.phone,
    site: policy.publicUrl,
    testimonialsLink: `${policy.publicUrl}/testimonials`,
    messagesLink: `${policy.publicUrl}/admin/messages`,
    portalLink: `${policy.publicUrl}/admin`,
    shops: shops
      .map(({ name, address, county, phone }) => [name, address, county, phone].filter(Boolean).join(', '))
      .join('\n'),
  };
};

/** Null, so that English is used, unless an administrator has switched both the words and the language on. */
const wordsInLanguage = (deps: Pick<Deps, 'store'>, kind: MailKind, language: Language | undefined): Wording | null => {
  if (!language || !isLanguageOn(deps, language)) return null;
  const words = deps.store.data.mailTemplates.get(mailTemplateId(kind, language));
  return words?.isOn ? { words, language } : null;
};

const rendered = new Map<string, string>();
const RENDERED_MAX = 2 * Object.keys(mailKinds).length * (languages.length + 1);

const bodyHtml = async ({ markdown }: ComposeDeps, body: string): Promise<string> => {
  const known = rendered.get(body);
  if (known !== undefined) return known;
  const outcome = await markdown.render(markPlaceholders(body), null);
  if (!('html' in outcome)) throw new Error(`The words of a mail were refused as ${outcome.refused}.`);
  if (rendered.size >= RENDERED_MAX) rendered.clear();
  rendered.set(body, outcome.html);
  return outcome.html;
};

/** Null for English. */
const speechIn = async (deps: Pick<Deps, 'store'>, language: Language | undefined): Promise<Speech> =>
  language ? { language, words: await pageWordsIn(deps, language) } : null;

export const fillIn = async (
  deps: ComposeDeps,
  {
    kind,
    words,
    values,
    language,
    written = language,
    links = {},
    helplines,
  }: Wording & {
    kind: MailKind;
    values: Values;
    written?: Language | undefined;
    links?: Values;
    helplines?: readonly Helpline[];
  },
): Promise<Composed> => {
  const unread = omittedFrom(kind);
  const speech = await speechIn(deps, language);
  const html = await bodyHtml(deps, leaveOut(words.body, unread));
  const subject = leaveOut(words.subject, unread) || originalWords[kind].subject;
  const given = Object.fromEntries(Object.entries(values).filter(([name]) => !unread.includes(name)));
  const all = { ...commonValues(deps), ...valuesIn(speech, given), ...links };
  const filling = { types: typesOf(kind), values: all, languages: languagesOf(speech, given, written) };
  return writeMail({ subject, html }, filling, frameOf(deps, kind, speech, helplines));
};

const helplinesIn = ({ store: { data } }: Pick<Deps, 'store'>, { kind, about }: StoredMail) => {
  const found = about && !staffKinds.includes(kind) && urgentRecord(data, about.type, about.id);
  return found ? helplinesFor(data, found) : {};
};

export const composeMail = async (
  deps: ComposeDeps & Pick<Deps, 'now'>,
  queued: StoredMail,
): Promise<Composed | null> => {
  const { kind, values, words, language } = queued;
  const wording = words
    ? { words, language }
    : (wordsInLanguage(deps, kind, language) ?? {
        words: englishOf(deps.store.data.mailTemplates, kind),
        language: undefined,
      });
  const links = words ? {} : linksOf(deps, queued, await speechIn(deps, wording.language));
  return links && fillIn(deps, { kind, ...wording, values, written: language, links, ...helplinesIn(deps, queued) });
};

const withoutTokens = ({ policy }: Pick<Deps, 'policy'>, text: string): string =>
  text
    .split(policy.publicUrl)
    .map((part, at) => (at === 0 ? part : part.replace(/^([\w./?=&-]*)#[\w.-]+/, '$1')))
    .join(policy.publicUrl);

export const shownWords = (deps: Pick<Deps, 'policy'>, { subject, text, html }: Composed): Composed => ({
  subject,
  text: withoutTokens(deps, text),
  html: withoutTokens(deps, html) as Composed['html'],
});

const calendarFor = async (
  deps: ComposeDeps & Pick<Deps, 'now'>,
  { kind, about }: StoredMail,
): Promise<string | undefined> => {
  if (kind !== 'offer-withdrawn' && kind !== 'day-asked') return undefined;
  const donation = deps.store.data.donations.get(about?.id ?? '');
  const event = donation && (await collectionEvent(deps, donation));
  return event?.isCancelled ? icalendar(readSettings(deps).organisation.name, [event], deps.now()) : undefined;
};

export const readyMail = async (
  deps: ComposeDeps & Pick<Deps, 'now'>,
  queued: StoredMail,
): Promise<ReadyMail | null> => {
  const composed = await composeMail(deps, queued);
  if (!composed || mailKinds[queued.kind].lane === 'security') return composed;
  const { subject, text } = shownWords(deps, composed);
  const calendar = await calendarFor(deps, queued);
  return { ...composed, ...(calendar && { calendar }), stored: { subject, text } };
};
