import { englishNames } from '#contract/languages/english-language-names.ts';
import { mailKinds } from '#contract/mail-admin/mail-kinds.ts';
import type { MailTemplate } from '#contract/mail-admin/mail-templates.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { useUser } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { LeaveGuard } from '../../shell/forms/LeaveGuard.tsx';
import { RestoredNotice } from '../../shell/forms/RestoredNotice.tsx';
import { Crumbs } from '../../shell/layout/Crumbs.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { sectionHref } from '../settings/setting-sections.ts';
import { KindChoice } from './KindChoice.tsx';
import { PreviewBox } from './PreviewBox.tsx';
import { TranslationRow } from './TranslationRow.tsx';
import type { MailTranslation } from './useMailTranslation.ts';
import { fieldsOf, useMailWords } from './useMailWords.ts';
import { VersionsBox } from './VersionsBox.tsx';
import { WordsBox } from './WordsBox.tsx';

interface WordsOutcomeProps {
  error: Error | null;
  isSaved: boolean;
  isTried: boolean;
  translation: MailTranslation;
}

const WordsOutcome = ({ error, isSaved, isTried, translation }: WordsOutcomeProps) => {
  const email = useUser()?.email;
  return (
    <>
      {error && (
        <Notice tone="bad" title="Nothing was changed." className="mb-lg">
          <p>{sentenceOf(error, 'Please try again.')}</p>
        </Notice>
      )}
      {isSaved && <Notice tone="ok" title="The words are saved. The next mail has them." className="mb-lg" />}
      {isTried && (
        <Notice tone="ok" title={`On its way to ${email ?? 'you'}, with made-up values.`} className="mb-lg" />
      )}
      {translation.isRemoved && (
        <Notice tone="ok" title="The translation is removed. The next mail is English." className="mb-lg">
          <Button variant="line" small icon="undo-2" onClick={translation.undo}>
            Undo
          </Button>
        </Notice>
      )}
    </>
  );
};

interface MailWordsEditorProps {
  template: MailTemplate;
  templates: readonly MailTemplate[];
}

export const MailWordsEditor = ({ template, templates }: MailWordsEditorProps) => {
  const { words, change, isOn, switchTo, isChanged, isRestored, forget, saving, trying, translation } =
    useMailWords(template);
  const error = saving.error ?? trying.error ?? translation.error;
  const { label, sent } = mailKinds[template.kind];
  return (
    <>
      <LeaveGuard unsaved={isChanged && !saving.isPending && !translation.isRemoving} onLeave={forget} />
      <Crumbs
        above={[
          ['Settings', '/admin/settings'],
          ['What we say', sectionHref('words', 'mails')],
        ]}
        here={label}
      />
      <ScreenHead
        title={template.language ? `${label}, in ${englishNames[template.language]}` : label}
        lead={sent}
        action={
          <>
            <Button
              variant="line"
              icon="send"
              busy={trying.isPending}
              busyLabel="Sending"
              onClick={() => trying.mutate()}
            >
              Send to me
            </Button>
            <Button
              variant="brand"
              icon="check"
              busy={saving.isPending}
              busyLabel="Saving"
              onClick={() => saving.mutate()}
            >
              Save these words
            </Button>
          </>
        }
      />
      <WordsOutcome
        error={error}
        isSaved={saving.isSuccess && !isChanged}
        isTried={trying.isSuccess}
        translation={translation}
      />
      {isRestored && <RestoredNotice />}
      <KindChoice templates={templates} chosen={template} />
      {template.language && (
        <TranslationRow
          language={template.language}
          isOn={isOn}
          isDraft={template.isDraft === true}
          onSwitch={switchTo}
          onRemove={template.revision > 0 ? translation.remove : undefined}
          isRemoving={translation.isRemoving}
        />
      )}
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
