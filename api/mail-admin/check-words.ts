import type { MailKind } from '#contract/mail-admin/mail-kinds.ts';
import { MAIL_BODY_REQUIRED, MAIL_SUBJECT_REQUIRED, type MailWords } from '#contract/mail-admin/mail-templates.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { readHtml } from '../mail/render/parse-html.ts';
import { markOfAddress, markPlaceholders, placeholderFault } from '../mail/render/placeholders.ts';
import { typesOf } from './placeholders.ts';

const TOO_COMPLEX = 'This text is too complicated to be shown. Please use simpler formatting.';

const refuse = (fields: Record<string, string>): Failure =>
  new Failure('invalid', Object.values(fields)[0] ?? '', { fields });

/** A link's address must be one whole placeholder that the server fills, or none. */
const addressFault = (html: string, kind: MailKind): string | null => {
  const types = typesOf(kind);
  for (const part of readHtml(html)) {
    if (part.type !== 'open' || part.name !== 'a') continue;
    const { hasMark, only } = markOfAddress(part.attributes.href ?? '');
    if (hasMark && (only === null || types[only] !== 'link'))
      return only ? `{{${only}}} is not an address.` : 'A placeholder cannot be only a part of an address.';
  }
  return null;
};

/** Returns the HTML of the body. @throws Failure `invalid` for words that cannot be mailed. */
export const checkWords = async (
  { markdown }: Pick<Deps, 'markdown'>,
  kind: MailKind,
  { subject, body }: MailWords,
  actor: Actor,
): Promise<string> => {
  const types = typesOf(kind);
  const faults = {
    subject: subject ? placeholderFault(subject, types, true) : MAIL_SUBJECT_REQUIRED,
    body: body ? placeholderFault(body, types, false) : MAIL_BODY_REQUIRED,
  };
  const fields = Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault]] : []));
  if (fields.length > 0) throw refuse(Object.fromEntries(fields));
  const outcome = await markdown.render(markPlaceholders(body), actor.id);
  if (!('html' in outcome)) throw refuse({ body: TOO_COMPLEX });
  const fault = addressFault(outcome.html, kind);
  if (fault) throw refuse({ body: fault });
  return outcome.html;
};
