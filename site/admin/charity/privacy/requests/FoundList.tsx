import { Link } from 'react-router-dom';
import type { PersonalRecord, RecordKind } from '#contract/privacy/personal-records.ts';
import { useUser } from '../../../../client/PlatformContext.tsx';
import { Badge, type Tone } from '../../../../ui/Badge.tsx';
import { kindNames, matchWords, screenOf } from './record-labels.ts';
import { canBeChosen, type FoundState, keyOf } from './useFound.ts';

const tones: Record<string, Tone> = { approved: 'ok', pending: 'wait', rejected: 'bad', collected: 'info' };
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const Title = ({ record: { title, place } }: { record: PersonalRecord }) => {
  const user = useUser();
  const screen = user && screenOf(place, user.role);
  if (screen) return <Link to={screen}>{title}</Link>;
  return place.screen === 'page' ? <a href={place.id}>{title}</a> : <span>{title}</span>;
};

const Row = ({ record, found }: { record: PersonalRecord; found: FoundState }) => (
  <li>
    {canBeChosen(record) ? (
      <input
        className="pick"
        type="checkbox"
        aria-label={`${record.title} is this person’s`}
        checked={found.isChosen(record)}
        onChange={(event) => found.choose(record, event.target.checked)}
      />
    ) : (
      <span />
    )}
    <span>
      <b>
        <Title record={record} />
      </b>
      <small>{`${record.detail && `${record.detail} · `}${matchWords(record.by)}${!canBeChosen(record) ? ' · please change it by hand where it is' : ''}`}</small>
    </span>
    <span className="ends">
      {record.status && <Badge tone={tones[record.status] ?? 'info'}>{capital(record.status)}</Badge>}
    </span>
  </li>
);

export const FoundList = ({ found }: { found: FoundState }) => {
  const records = found.found?.records ?? [];
  const kinds = (Object.keys(kindNames) as RecordKind[]).filter((kind) => records.some((one) => one.kind === kind));
  return kinds.map((kind) => (
    <section key={kind} aria-labelledby={`found-${kind}`}>
      <h3 id={`found-${kind}`} className="found__kind">
        {kindNames[kind]}
      </h3>
      <ul className="rowlist rowlist--theirs">
        {records
          .filter((one) => one.kind === kind)
          .map((record) => (
            <Row key={keyOf(record)} record={record} found={found} />
          ))}
      </ul>
      {found.found?.more.includes(kind) && (
        <p className="hint">There are more than are listed. Please look for something more exact.</p>
      )}
    </section>
  ));
};
