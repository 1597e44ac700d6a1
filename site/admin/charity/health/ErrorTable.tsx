import { dateAndTime } from '#contract/dublin.ts';
import type { HealthReport } from '#contract/health/health.ts';
import { Button } from '../../../ui/Button.tsx';
import { saveFile } from '../../shell/csv/save-file.ts';
import { duration, secondsBetween } from './figures.ts';
import { wordsOf } from './problem-words.ts';
import { reportText } from './report-text.ts';

const ErrorRow = ({ error }: { error: HealthReport['errors'][number] }) => {
  const { event, pattern, kind, code, where, requestId, count, lastAt } = error;
  const { title, meaning } = wordsOf(event);
  const details = [pattern, kind, code, where].filter(Boolean).join(' · ');
  return (
    <tr>
      <td>{dateAndTime(lastAt)}</td>
      <td>
        <b>{title}</b>
        {details && <small>{details}</small>}
      </td>
      <td className="num">{count.toLocaleString('en-IE')}</td>
      <td>{meaning}</td>
      <td className="code">{requestId ?? event}</td>
    </tr>
  );
};

export const ErrorTable = ({ report }: { report: HealthReport }) => {
  const { errors, portal, at } = report;
  const save = () => saveFile(new Blob([reportText(report)], { type: 'text/plain;charset=utf-8' }), 'health.txt');
  return (
    <section className="box box--flush" aria-labelledby="last-errors">
      <div className="box__head">
        <div>
          <h2 id="last-errors">Last errors</h2>
          <p>The last hundred, in words. No names, no addresses.</p>
        </div>
        <Button variant="quiet" icon="download" onClick={save}>
          All as a file
        </Button>
      </div>
      {errors.length === 0 ? (
        <p className="box__body">{`Nothing went wrong since the server was started ${duration(secondsBetween(portal.startedAt, at))} ago.`}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled with the keyboard, too
        <section className="tablewrap" aria-label="Table of the last errors" tabIndex={0}>
          <table className="tbl">
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">What happened</th>
                <th scope="col">Times</th>
                <th scope="col">What it means</th>
                <th scope="col">Reference</th>
              </tr>
            </thead>
            <tbody>
              {errors.map((error) => (
                <ErrorRow
                  key={JSON.stringify([error.event, error.pattern, error.kind, error.code, error.where])}
                  error={error}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
};
