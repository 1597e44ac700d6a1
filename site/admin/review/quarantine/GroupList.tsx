import { useEffect } from 'react';
import { isOfFlood, type QuarantineGroup, type QuarantineGroups } from '#contract/quarantine/quarantine.ts';
import type { Elements } from '../../../ui/elements.ts';
import { useShortcuts } from '../../shell/shortcuts/useShortcuts.ts';
import { useQueue } from '../moderation/useQueue.ts';
import type { Selection } from '../moderation/useSelection.ts';
import { GroupRow } from './GroupRow.tsx';
import type { QuarantineAction } from './useReleaseOrDelete.ts';

interface GroupListProps {
  quarantined: QuarantineGroups;
  selection: Selection<{ id: string }>;
  chosen: readonly QuarantineGroup[];
  mayDelete: boolean;
  shortcuts: boolean;
  onOpen(key: string): void;
  onAsk(action: QuarantineAction, groups: readonly QuarantineGroup[]): void;
}

interface SectionProps {
  id: string;
  title: string;
  lead: string;
  steps?: Elements;
  children: readonly Elements[];
}

const Section = ({ id, title, lead, steps, children }: SectionProps) =>
  children.length > 0 && (
    <section className="box" aria-labelledby={id}>
      <div className="box__head box__head--close">
        <div>
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
        </div>
        {steps}
      </div>
      <ul className="groups">{children}</ul>
    </section>
  );

export const GroupList = ({ quarantined, selection, chosen, mayDelete, shortcuts, onOpen, onAsk }: GroupListProps) => {
  const { groups } = quarantined;
  const queue = useQueue(groups.map(({ key }) => key));
  const current = groups[queue.current];
  const { list } = queue;
  const hasBar = chosen.length > 0;
  // The bar that comes with the first selected group must not cover that group.
  useEffect(() => {
    if (hasBar) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [hasBar, list]);
  const targets = chosen.length > 0 ? chosen : current ? [current] : [];
  const toggle = ({ key }: QuarantineGroup) => selection.choose([{ id: key }], key, false);
  const ask = (action: QuarantineAction) => {
    if (targets.length === 0) return false;
    onAsk(action, targets);
  };
  useShortcuts(
    {
      j: () => queue.goTo(queue.current + 1),
      k: () => queue.goTo(queue.current - 1),
      x: () => current && toggle(current),
      // Anything unlike the flood is chosen one by one.
      '*': () => {
        selection.clear();
        selection.add(groups.filter(isOfFlood).map(({ key }) => ({ id: key })));
      },
      e: () => current && onOpen(current.key),
      l: () => ask('release'),
      '#': () => mayDelete && ask('delete'),
      escape: () => (chosen.length > 0 ? selection.clear() : false),
    },
    shortcuts,
  );
  const rowOf = (group: QuarantineGroup) => {
    const index = groups.indexOf(group);
    return (
      <GroupRow
        key={group.key}
        group={group}
        current={index === queue.current}
        selected={chosen.includes(group)}
        mayDelete={mayDelete}
        onFocus={() => queue.setCurrent(index)}
        onSelect={() => toggle(group)}
        onOpen={() => onOpen(group.key)}
        onAsk={(action) => onAsk(action, [group])}
      />
    );
  };
  return (
    <div className="stack" ref={queue.list}>
      <Section
        id="unlike-the-flood"
        title="Unlike the flood"
        lead="Like nothing else that came, or like a few. Most likely people: please read these first."
      >
        {groups.filter((group) => !isOfFlood(group)).map(rowOf)}
      </Section>
      <Section
        id="the-flood"
        title="The flood"
        lead="Alike in shape, links, network or time. Open one to read it."
        steps={
          <ol className="steps3">
            <li>Release the people</li>
            <li>Tick the groups</li>
            <li>{mayDelete ? 'Delete' : 'Tell a manager'}</li>
          </ol>
        }
      >
        {groups.filter(isOfFlood).map(rowOf)}
      </Section>
    </div>
  );
};
