// Read by tests/unit/ui/bare-texts.test.ts as source: the name of each says whether a browser that translates breaks it.
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '#site/ui/Icon.tsx';

interface SampleProps {
  on: boolean;
  name: string;
  count: number;
  slot: ReactNode;
  part: ReactElement;
}

const Sometimes = ({ on }: { on: boolean }) => (on ? <b>Now</b> : null);

export const brokenByTick = ({ on }: SampleProps) => <li>{on && <Icon name="check" />}Your details</li>;
export const brokenByNameBesideTick = ({ name }: SampleProps) => (
  <li>
    <Icon name="check" />
    {name}
  </li>
);
export const brokenByChoice = ({ on }: SampleProps) => (
  <p>
    {on ? 'Open' : 'Closed'} <a href="/shops">today</a>
  </p>
);
export const brokenByFigure = ({ count }: SampleProps) => (
  <span>
    {count}
    <small>waiting</small>
  </span>
);
export const brokenBySlot = ({ slot }: SampleProps) => (
  <button type="button">
    <Icon name="check" />
    {slot}
  </button>
);
export const brokenByComponent = ({ on }: SampleProps) => (
  <p>
    Today <Sometimes on={on} />
  </p>
);
export const brokenByFragment = ({ name }: SampleProps) => <>{name}</>;
export const brokenByList = ({ name }: SampleProps) => (
  <p>{name.split(' ').map((word) => (word ? <b key={word}>{word}</b> : '…'))}</p>
);
export const brokenByPieces = ({ count }: SampleProps) => <p>Step {count} of 3</p>;
export const brokenByTwoTexts = ({ name, count }: SampleProps) => (
  <p>
    {name} {count}
  </p>
);
export const brokenByEnding = ({ on }: SampleProps) => <p>The first step{on && ', and the last'}</p>;
export const brokenByWrittenPieces = () => <p>One {'and another'}</p>;
export const BrokenComponent = ({ name }: SampleProps) => name;

export const wholeText = ({ count, on }: SampleProps) => <p>{`Step ${count} of 3${on ? ', the last' : ''}`}</p>;
export const wholeSentence = () => (
  <p>
    Or <a href="/contact">write to us</a> today.
  </p>
);
export const wholeSlot = ({ slot }: SampleProps) => <p>{slot}</p>;
export const wholeParts = ({ on, name, part }: SampleProps) => (
  <li>
    {on && <Icon name="check" />}
    <span>{name}</span> {part}
  </li>
);
