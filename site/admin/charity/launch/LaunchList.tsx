import { Link, useLocation } from 'react-router-dom';
import type { LaunchReport } from '#contract/launch/launch.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { launchWords } from './launch-words.ts';
import { fromList } from './WayBack.tsx';

type Item = LaunchReport['items'][number];

const signs = {
  missing: { tone: 'bad', icon: 'circle-alert', word: 'Missing.' },
  advised: { tone: 'wait', icon: 'hourglass', word: 'Worth doing.' },
  done: { tone: 'ok', icon: 'check', word: 'Done.' },
} as const;

const Action = ({ item: { key }, to }: { item: Item; to: string }) => {
  const { action, title, isPage } = launchWords[key];
  const { pathname } = useLocation();
  const content = (
    <>
      <Icon name="arrow-right" />
      <span>{action}</span>
      <span className="sr">{`: ${title}`}</span>
    </>
  );
  const className = buttonClass({ variant: 'line' });
  return isPage ? (
    <a href={to} className={className}>
      {content}
    </a>
  ) : (
    <Link to={to} state={fromList(pathname)} className={className}>
      {content}
    </Link>
  );
};

const Row = ({ item, to, more }: { item: Item; to: string; more: Elements }) => {
  const { title, why, meanwhile } = launchWords[item.key];
  const { tone, icon, word } = signs[item.state];
  return (
    <li>
      <span className={`ico tone-${tone}`}>
        <Icon name={icon} />
      </span>
      <span>
        <b>{title}</b> <span className="sr">{word}</span>
        {item.state !== 'done' && (
          <small>
            <span>{`${why} `}</span>
            <i>{`Visitors see meanwhile: ${meanwhile}.`}</i>
          </small>
        )}
        {more}
      </span>
      {item.state !== 'done' && <Action item={item} to={to} />}
    </li>
  );
};

interface LaunchListProps {
  title: string;
  items: readonly Item[];
  hrefOf: (key: Item['key']) => string;
  more: (key: Item['key']) => Elements;
}

export const LaunchList = ({ title, items, hrefOf, more }: LaunchListProps) => {
  if (items.length === 0) return null;
  const isDone = items.every(({ state }) => state === 'done');
  return (
    <section className="box box--flush" aria-label={title}>
      <div className="box__head">
        <h2>{title}</h2>
      </div>
      <ul className={isDone ? 'launch launch--two' : 'launch'}>
        {items.map((item) => (
          <Row key={item.key} item={item} to={hrefOf(item.key)} more={more(item.key)} />
        ))}
      </ul>
    </section>
  );
};
