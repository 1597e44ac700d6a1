import { useNavigate } from 'react-router-dom';
import { englishNames } from '#contract/languages/english-language-names.ts';
import { languages } from '#contract/languages/languages.ts';
import { isInLanguages, type MailKind, mailKinds } from '#contract/mail-admin/mail-kinds.ts';
import type { MailTemplate } from '#contract/mail-admin/mail-templates.ts';

const wordsAddress = (kind: MailKind, language: string | undefined) =>
  `/admin/settings/mail/${kind}${language ? `?language=${language}` : ''}`;

const LanguageChoice = ({ chosen: { kind, language } }: { chosen: MailTemplate }) => {
  const navigate = useNavigate();
  if (!isInLanguages(kind)) return null;
  return (
    <>
      <label className="sr" htmlFor="mail-language">
        Language
      </label>
      <select
        id="mail-language"
        className="input mailkind"
        value={language ?? ''}
        onChange={(event) => void navigate(wordsAddress(kind, event.target.value))}
      >
        <option value="">English</option>
        {languages.map((one) => (
          <option key={one} value={one}>
            {englishNames[one]}
          </option>
        ))}
      </select>
    </>
  );
};

interface KindChoiceProps {
  templates: readonly MailTemplate[];
  chosen: MailTemplate;
}

export const KindChoice = ({ templates, chosen }: KindChoiceProps) => {
  const navigate = useNavigate();
  const changed = templates.filter(({ isOriginal }) => !isOriginal).length;
  return (
    <div className="row row--tight mb-lg">
      <label className="sr" htmlFor="mail-kind">
        Another mail
      </label>
      <select
        id="mail-kind"
        className="input mailkind"
        value={chosen.kind}
        onChange={(event) => void navigate(wordsAddress(event.target.value as MailKind, chosen.language))}
      >
        {templates.map(({ kind }) => (
          <option key={kind} value={kind}>
            {mailKinds[kind].label}
          </option>
        ))}
      </select>
      <LanguageChoice chosen={chosen} />
      <span className="mini">{`${templates.length} mails. ${changed === 0 ? 'None differs' : changed === 1 ? 'One differs' : `${changed} differ`} from the original.`}</span>
    </div>
  );
};
