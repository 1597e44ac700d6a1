import { dateAndTime } from '#contract/dublin.ts';
import type { MailTemplate, MailWords } from '#contract/mail-admin/mail-templates.ts';
import { Button } from '../../../ui/Button.tsx';

interface VersionsBoxProps {
  template: MailTemplate;
  isChanged: boolean;
  onTake: (words: MailWords) => void;
}

/** Taking earlier words changes nothing until they are saved. */
export const VersionsBox = ({ template, isChanged, onTake }: VersionsBoxProps) => {
  const { versions, original, isOriginal, savedAt, savedBy } = template;
  return (
    <section className="box">
      <div className="box__head">
        <h2>Versions</h2>
        {(!isOriginal || isChanged) && (
          <Button variant="quiet" icon="rotate-ccw" onClick={() => onTake(original)}>
            Back to the original
          </Button>
        )}
      </div>
      <div className="box__body">
        <ul className="versions">
          <li>
            <b>Now</b>
            <small>
              {isChanged
                ? 'Not saved yet'
                : savedAt
                  ? `${savedBy ?? ''}, ${dateAndTime(savedAt)}`
                  : 'The original words'}
            </small>
          </li>
          {versions.map(({ revision, savedAt: at, savedBy: by, subject, body }) => (
            <li key={revision}>
              <b>{dateAndTime(at)}</b>
              <small>{by}</small>
              <button type="button" className="linkbtn push" onClick={() => onTake({ subject, body })}>
                Take<span className="sr">{` the words of ${dateAndTime(at)}`}</span>
              </button>
            </li>
          ))}
          <li>
            <b>The original</b>
            <small>As it came</small>
          </li>
        </ul>
      </div>
    </section>
  );
};
