import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { mailKinds } from '#contract/mail-kinds.ts';
import type { MailTemplate } from '#contract/mail-templates.ts';
import { mailTemplatesQuery } from '../../client/mails.ts';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/icons/Check.tsx';
import { Send } from '../../ui/icons/Send.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
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
        onChange={(event) => void navigate(`/admin/settings/mail/${event.target.value}`)}
      >
        {templates.map(({ kind }) => (
          <option key={kind} value={kind}>
            {mailKinds[kind].label}
          </option>
        ))}
      </select>
      <span className="mini">
        {templates.length} mails. {changed === 0 ? 'None differs' : changed === 1 ? 'One differs' : `${changed} differ`}{' '}
        from the original.
      </span>
    </div>
  );
};

const Editor = ({ template, templates }: { template: MailTemplate; templates: readonly MailTemplate[] }) => {
  const { words, change, isChanged, saving, trying } = useMailWords(template);
  const email = useUser()?.email;
  const error = saving.error ?? trying.error;
  const { label, sent } = mailKinds[template.kind];
  return (
    <>
      <LeaveGuard unsaved={isChanged && !saving.isPending} />
      <Crumbs label={label} />
      <ScreenHead
        title={label}
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
      <div className="tmpl">
        <div className="stack">
          <WordsBox template={template} words={words} faults={fieldsOf(error)} onChange={change} />
          <VersionsBox template={template} isChanged={isChanged} onTake={change} />
        </div>
        <PreviewBox kind={template.kind} words={words} />
      </div>
    </>
  );
};

const MailWordsScreen = () => {
  const { kind } = useParams();
  const { data, isError, refetch } = useQuery(mailTemplatesQuery(usePlatform()));
  const template = data?.templates.find((one) => one.kind === kind) ?? data?.templates[0];
  if (data && template) return <Editor key={template.kind} template={template} templates={data.templates} />;
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
