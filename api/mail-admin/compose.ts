import { type MailKind, mailKinds } from '#contract/mail-kinds.ts';
import type { MailWords } from '#contract/mail-templates.ts';
import type { StoredMail } from '#contract/mails.ts';
import type { Deps } from '../http/deps.ts';
import type { Values } from '../mail/render/blocks.ts';
import type { Frame } from '../mail/render/frame.ts';
import { markPlaceholders } from '../mail/render/placeholders.ts';
import { writeMail } from '../mail/render/write-mail.ts';
import type { Composed } from '../mail/try-mail.ts';
import { readSettings } from '../settings/settings.ts';
import { linksOf } from './links.ts';
import { originalWords } from './original-templates/every-kind.ts';
import { typesOf } from './placeholders.ts';

type ComposeDeps = Pick<Deps, 'store' | 'markdown' | 'manageLinks' | 'invitationLinks' | 'policy'>;

const reasons: Record<string, string> = {
  offer: 'You get this e-mail because you offered something on our site.',
  day: 'You get this e-mail because you offered something on our site.',
  days: 'You get this e-mail because you offered something on our site.',
  testimonial: 'You get this e-mail because a testimonial with this address was sent on our site.',
  message: 'You get this e-mail because you wrote to us.',
  data: 'You get this e-mail because somebody asked about their data with this address.',
};
const WORKS_WITH_US = 'You get this e-mail because you work with us in the portal.';
const reasonFor = (kind: MailKind): string =>
  kind === 'message-arrived' ? WORKS_WITH_US : (reasons[kind.split('-')[0] ?? ''] ?? WORKS_WITH_US);

const frameOf = ({ store, policy }: ComposeDeps, kind: MailKind): Frame => {
  const { organisation, contact } = readSettings({ store });
  const { name: charity, established } = organisation;
  const site = policy.publicUrl;
  return { charity, established, phone: contact.phone, site, privacy: `${site}/privacy`, reason: reasonFor(kind) };
};

/** What every mail can be filled with from the settings. */
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

/** The words of a kind: those that administrators saved, else the original ones. */
export const wordsOf = ({ store }: Pick<Deps, 'store'>, kind: MailKind): MailWords =>
  store.data.mailTemplates.get(kind) ?? originalWords[kind];

/** The HTML of bodies that were rendered, so that a thousand mails of one kind are rendered once. */
const rendered = new Map<string, string>();
const RENDERED_MAX = 2 * Object.keys(mailKinds).length;

/** A body with marked placeholders as HTML. @throws Error or Failure when it cannot be rendered. */
const bodyHtml = async ({ markdown }: ComposeDeps, body: string): Promise<string> => {
  const known = rendered.get(body);
  if (known !== undefined) return known;
  const outcome = await markdown.render(markPlaceholders(body), null);
  if (!('html' in outcome)) throw new Error(`The words of a mail were refused as ${outcome.refused}.`);
  if (rendered.size >= RENDERED_MAX) rendered.clear();
  rendered.set(body, outcome.html);
  return outcome.html;
};

/** Fills in words. The values win over what the settings say. */
export const fillIn = async (
  deps: ComposeDeps,
  { kind, words, values }: { kind: MailKind; words: MailWords; values: Values },
): Promise<Composed> => {
  const html = await bodyHtml(deps, words.body);
  const all = { ...commonValues(deps), ...values };
  return writeMail({ subject: words.subject, html }, typesOf(kind), all, frameOf(deps, kind));
};

/** A mail from the outbox, with its links; null when what it is about is gone. */
export const composeMail = async (
  deps: ComposeDeps & Pick<Deps, 'now'>,
  mail: StoredMail,
): Promise<Composed | null> => {
  const { kind, values } = mail;
  const words = mail.words ?? wordsOf(deps, kind);
  const links = mail.words ? {} : linksOf(deps, mail);
  return links && fillIn(deps, { kind, words, values: { ...values, ...links } });
};
