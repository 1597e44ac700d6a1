import { useRef } from 'react';
import { MAIL_SUBJECT_MAX, type MailTemplate, type MailWords } from '#contract/mail-admin/mail-templates.ts';
import { Field } from '../../../ui/Field.tsx';

interface WordsBoxProps {
  template: MailTemplate;
  words: MailWords;
  faults: Record<string, string>;
  onChange: (words: Partial<MailWords>) => void;
}

export const WordsBox = ({ template, words, faults, onChange }: WordsBoxProps) => {
  const body = useRef<HTMLTextAreaElement>(null);
  const putIn = (name: string) => {
    const field = body.current;
    if (!field) return;
    const [start, end] = [field.selectionStart, field.selectionEnd];
    onChange({ body: `${words.body.slice(0, start)}{{${name}}}${words.body.slice(end)}` });
    field.focus();
    const after = start + name.length + 4;
    requestAnimationFrame(() => field.setSelectionRange(after, after));
  };
  return (
    <section className="box">
      <div className="box__body stack">
        <Field
          label="Subject"
          lang={template.language}
          counted
          maxLength={MAIL_SUBJECT_MAX}
          value={words.subject}
          error={faults.subject}
          onChange={(event) => onChange({ subject: event.target.value })}
        />
        <Field
          as="textarea"
          label="Words"
          lang={template.language}
          hint="Markdown. A link alone in its line becomes a button, a line that begins with > a coloured slip."
          rows={18}
          ref={body}
          className="mailwords"
          value={words.body}
          error={faults.body}
          onChange={(event) => onChange({ body: event.target.value })}
        />
        <div>
          <p className="mini">Can be put in. Each is filled when the mail goes.</p>
          <div className="phs">
            {template.placeholders.map(({ name, meaning }) => (
              <button
                key={name}
                type="button"
                title={meaning}
                aria-label={`Put in ${name}: ${meaning}`}
                onClick={() => putIn(name)}
              >
                {name}
              </button>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
};
