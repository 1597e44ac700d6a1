import { concernPath } from '#contract/comments/concern-notices.ts';
import { pickupNotes } from '#contract/donations/pickup-address.ts';
import { helpSummary } from '#contract/help/help-summary.ts';
import { excerpt } from '#contract/text/excerpt.ts';
import type { TodayEntry } from '#contract/today/today.ts';
import type { Deps } from '../http/deps.ts';
import { authorNameOrNull } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import { peopleOnDuty } from '../urgent/alert-duty.ts';
import { type UrgentRecord, unsettledUrgent, urgencyOf, viewUrgency } from '../urgent/urgent-records.ts';

const WORDS = 400;

const written = (urgent: UrgentRecord) => {
  if (urgent.kind === 'testimonial') {
    const { name, email, content, language } = urgent.record;
    return { name, phone: '', email: email ?? '', words: content, language };
  }
  if (urgent.kind === 'message') {
    const { name, phone, email, message, help, letters = [], language } = urgent.record;
    // A word of danger may have come later, on their own page.
    const added = letters.flatMap((letter) => ('onPage' in letter && letter.onPage === 'words' ? letter.message : []));
    const words = [...added.toReversed(), message, help?.person, help && helpSummary(help)].filter(Boolean).join('\n');
    return { name, phone: phone ?? '', email: email ?? '', words, language };
  }
  const { record } = urgent;
  const { submitterName, submitterPhone, submitterEmail, description, otherThings = [], language } = record;
  const numbers = otherThings.map(({ howMany }) => howMany);
  const words = [record.dayAsked?.note, description, record.whyAllTheSame, ...numbers, pickupNotes(record)]
    .filter(Boolean)
    .join('\n');
  return { name: submitterName, phone: submitterPhone, email: submitterEmail, words, language };
};

const addressOf = ({ kind, record }: UrgentRecord): string => {
  if (kind === 'message') return `/admin/messages?${record.quarantinedAt ? 'view=held-back&' : ''}message=${record.id}`;
  return record.quarantinedAt ? '/admin/quarantine' : concernPath(kind, record.id);
};

const through = {
  testimonial: 'in a testimonial',
  message: 'through the contact page',
  donation: 'in an offer',
} as const;

export const urgentEntries = ({ store: { data }, now }: Pick<Deps, 'store' | 'now'>, actor: Actor): TodayEntry[] => {
  const [first] = peopleOnDuty(data, now());
  return unsettledUrgent(data).map((urgent) => {
    const { kind, record } = urgent;
    const { words, language, ...reach } = written(urgent);
    const { since } = urgencyOf(record);
    return {
      kind,
      id: record.id,
      title: 'Somebody may be in danger',
      detail: kind === 'message' && record.help ? 'in a request for help' : through[kind],
      since: since,
      urgent: true,
      url: addressOf(urgent),
      count: 1,
      danger: {
        ...reach,
        words: excerpt(words, WORDS),
        ...(language && { language }),
        since,
        ...viewUrgency(data, urgent).urgency,
        takenBy: authorNameOrNull(data, record.assignedTo ?? null),
        isMine: record.assignedTo === actor.id,
        onDuty: first?.name ?? null,
      },
    };
  });
};
