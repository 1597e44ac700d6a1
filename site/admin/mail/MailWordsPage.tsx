import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { englishNames } from '#contract/english-language-names.ts';
import { type Language, languages } from '#contract/languages.ts';
import { isInLanguages, type MailKind, mailKinds } from '#contract/mail-kinds.ts';
import type { MailTemplate } from '#contract/mail-templates.ts';
import { mailTemplatesQuery } from '../../client/mails.ts';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/icons/Check.tsx';
import { Send } from '../../ui/icons/Send.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { Switch } from '../forms/Switch.tsx';
import { ScreenHead } from '../layout/Screen.tsx';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { RequireAdministrator } from '../RequireAdministrator.tsx';
import { PreviewBox } from './PreviewBox.tsx';
import { fieldsOf, useMailWords } from './useMailWords.ts';
import { VersionsBox } from './VersionsBox.tsx';
import { WordsBox } from './WordsBox.tsx';

const Crumbs = ({ label }: { label: string }) => (
  <nav className="crumbs" aria-label="You are here">
    <ol>
      <li>
        <Link to="/admin/mail">Mail</Link>
      </li>
      <li aria-current="page">{label}</li>
    </ol>
  </nav>
);

/** The address of the words of a kind in a language. */
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

const KindChoice = ({ templates, chosen }: { templates: readonly MailTemplate[]; chosen: MailTemplate }) => {
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
      <span className="mini">
        {templates.length} mails. {changed === 0 ? 'None differs' : changed === 1 ? 'One differs' : `${changed} differ`}{' '}
        from the original.
      </span>
    </div>
  );
};

interface SwitchRowProps {
  language: Language;
  isOn: boolean;
  onSwitch(isOn: boolean): void;
}

/** Words in another language go out only when somebody who speaks it says so. */
const SwitchRow = ({ language, isOn, onSwitch }: SwitchRowProps) => {
  const name = englishNames[language];
  return (
    <ul className="rows mb-lg">
      <li>
        <span className="grow">
          <b>I have checked these words: send them</b>
          <small>
            To whoever filled in a form in {name}, while {name} is switched on. Everybody else gets the English mail.
          </small>
        </span>
        <Switch label={`Send these words in ${name}`} on={isOn} onChange={onSwitch} />
      </li>
    </ul>
  );
};

const Editor = ({ template, templates }: { template: MailTemplate; templates: readonly MailTemplate[] }) => {
  const { words, change, isOn, switchTo, isChanged, saving, trying } = useMailWords(template);
  const email = useUser()?.email;
  const error = saving.error ?? trying.error;
  const { label, sent } = mailKinds[template.kind];
  return (
    <>
      <LeaveGuard unsaved={isChanged && !saving.isPending} />
      <Crumbs label={label} />
      <ScreenHead
        title={template.language ? `${label}, in ${englishNames[template.language]}` : label}
        lead={sent}
        action={
          <>
            <Button
              variant="line"
              icon={Send}
              busy={trying.isPending}
              busyLabel="Sending"
              onClick={() => trying.mutate()}
            >
              Send to me
            </Button>
            <Button
              variant="brand"
              icon={Check}
              busy={saving.isPending}
              busyLabel="Saving"
              onClick={() => saving.mutate()}
            >
              Save these words
            </Button>
          </>
        }
      />
      {error && (
        <Notice tone="bad" title="Nothing was changed." className="mb-lg">
          <p>{error.message}</p>
        </Notice>
      )}
      {saving.isSuccess && <Notice tone="ok" title="The words are saved. The next mail has them." className="mb-lg" />}
      {trying.isSuccess && (
        <Notice tone="ok" title={`On its way to ${email ?? 'you'}, with made-up values.`} className="mb-lg" />
      )}
      <KindChoice templates={templates} chosen={template} />
      {template.language && <SwitchRow language={template.language} isOn={isOn} onSwitch={switchTo} />}
      <div className="tmpl">
        <div className="stack">
          <WordsBox template={template} words={words} faults={fieldsOf(error)} onChange={change} />
          <VersionsBox template={template} isChanged={isChanged} onTake={change} />
        </div>
        <PreviewBox of={template} words={words} />
      </div>
    </>
  );
};

const MailWordsScreen = () => {
  const { kind } = useParams();
  const [search] = useSearchParams();
  const language = languages.find((one) => one === search.get('language'));
  const { data, isError, refetch } = useQuery(mailTemplatesQuery(usePlatform(), language));
  const template = data?.templates.find((one) => one.kind === kind) ?? data?.templates[0];
  if (data && template)
    return <Editor key={`${template.kind} ${language}`} template={template} templates={data.templates} />;
  return (
    <>
      <ScreenHead title="The words of mails" />
      {isError ? (
        <NotReachable onRefresh={refetch}>The words could not be loaded. Please try again.</NotReachable>
      ) : (
        <LoadingBox label="Loading the words" />
      )}
    </>
  );
};

/** The words of one kind of mail, with a preview. */
export const MailWordsPage = () => (
  <RequireAdministrator>
    <MailWordsScreen />
  </RequireAdministrator>
);
