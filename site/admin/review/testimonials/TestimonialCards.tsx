import { useEffect, useState } from 'react';
import { DELETE_QUESTION } from '#contract/moderation/moderation.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import { useUser } from '../../../client/PlatformContext.tsx';
import { useMay } from '../../../client/useMay.ts';
import { useNow } from '../../useNow.ts';
import { DeletionDialog } from '../moderation/DeletionDialog.tsx';
import { SelectBox } from '../moderation/SelectBox.tsx';
import { SelectPage } from '../moderation/SelectPage.tsx';
import { colleagueWithLease } from '../moderation/useLease.ts';
import { useQueue } from '../moderation/useQueue.ts';
import { useFreshSelection } from '../moderation/useSelection.ts';
import { CardForm } from './CardForm.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';
import { testimonialBulk } from './testimonial-bulk.ts';
import { useModeration } from './testimonial-moderation.ts';
import { isBeingEdited, useCardKeys } from './useCardKeys.ts';
import type { Card } from './useCards.ts';
import { useTakeOut } from './useTakeOut.ts';

const toggled = (names: ReadonlySet<string>, name: string): ReadonlySet<string> => {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
};

interface TestimonialQueueProps {
  cards: readonly Card[];
  shortcuts: boolean;
  /** Called with null when none is left. */
  onCurrent(testimonial: StaffTestimonial | null): void;
}

export const TestimonialQueue = ({ cards, shortcuts, onCurrent }: TestimonialQueueProps) => {
  const now = useNow();
  const user = useUser();
  const mayDelete = useMay('delete');
  const { deletion, mayUndo, bulk, awaited } = useModeration();
  const takeOut = useTakeOut();
  const testimonials = cards.map(({ testimonial }) => testimonial);
  const queue = useQueue(
    testimonials.map(({ id }) => id),
    awaited,
  );
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const { selection } = bulk;
  const page = testimonials.flatMap((one) => testimonialBulk.pick(one) ?? []);
  useFreshSelection(selection, testimonials, testimonialBulk.pick);
  const expand = ({ id }: StaffTestimonial) => setExpanded(toggled(expanded, id));
  const leave = () => queue.goTo(queue.current);
  const current = cards[queue.current];
  const testimonial = current?.testimonial ?? null;
  useEffect(() => onCurrent(testimonial), [testimonial, onCurrent]);
  useEffect(() => () => onCurrent(null), [onCurrent]);
  useCardKeys(current, {
    shortcuts,
    onMove: (by) => queue.goTo(queue.current + by),
    onExpand: () => current && expand(current.testimonial),
    onSelect: (upToHere) => {
      const id = current?.testimonial.id ?? '';
      if (page.some((one) => one.id === id)) selection.choose(page, id, upToHere);
    },
    onSelectPage: () => selection.add(page),
    onTakeOut: takeOut,
    onLeave: leave,
  });
  return (
    <div className="q" ref={queue.list}>
      <SelectPage page={page} selection={selection} />
      {cards.map((card, index) => {
        const { testimonial } = card;
        const picked = page.find(({ id }) => id === testimonial.id);
        return (
          <TestimonialCard
            key={testimonial.id}
            testimonial={testimonial}
            index={index}
            current={index === queue.current}
            expanded={expanded.has(testimonial.id)}
            now={now}
            colleague={colleagueWithLease(testimonial.heldBy, user?.id, now)}
            box={picked && <SelectBox picked={picked} page={page} selection={selection} />}
            onToggle={() => expand(testimonial)}
            onTakeOut={isBeingEdited(card) ? undefined : (marks) => takeOut(testimonial, marks)}
            onFocus={() => queue.setCurrent(index)}
          >
            <CardForm
              card={card}
              mayDelete={mayDelete}
              mayUndo={mayUndo(testimonial, now)}
              onLeave={leave}
              onDecide={queue.expectChange}
            />
          </TestimonialCard>
        );
      })}
      {deletion.confirming && (
        <DeletionDialog
          deletion={{
            ...deletion,
            confirm: () => {
              queue.expectChange();
              deletion.confirm();
            },
          }}
          question={DELETE_QUESTION}
        />
      )}
    </div>
  );
};
