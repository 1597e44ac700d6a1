import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { exportLanguageWords } from '#contract/languages/calls.ts';
import { englishNames } from '#contract/languages/english-language-names.ts';
import type { Language } from '#contract/languages/languages.ts';
import { translationFileName } from '#contract/languages/translation-file.ts';
import { sentenceOf } from '../../../../client/api-error.ts';
import { useSend } from '../../../../client/calls.ts';
import { useAlert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { saveFile } from '../../../shell/csv/save-file.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { useImport } from './useImport.ts';

const NOT_MADE = 'The file could not be made. Please try again.';

export const TranslatorsFile = ({ language }: { language: Language }) => {
  const input = useRef<HTMLInputElement>(null);
  const send = useSend(exportLanguageWords);
  const say = useAlert();
  const importing = useImport(language);
  const download = useMutation({
    mutationFn: () => send({ language }),
    onSuccess: (file) => saveFile(file, translationFileName(language)),
    onError: (error) => say(sentenceOf(error, NOT_MADE)),
  });
  return (
    <section className="box">
      <div className="box__head">
        <div>
          <h2>For translators</h2>
          <p>
            {`All sentences in one file, English and ${englishNames[language]}, as translators’ tools such as Poedit read it (PO). What comes back is shown before it is saved.`}
          </p>
        </div>
      </div>
      <div className="box__body row">
        <Button variant="line" icon="download" busy={download.isPending} onClick={() => download.mutate()}>
          Download the file
        </Button>
        <Button variant="line" icon="upload" onClick={() => input.current?.click()}>
          Upload a file
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="A translator’s file"
          accept=".po,.pot,text/x-gettext-translation"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void importing.choose(file);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
      </div>
      {importing.chosen && <ImportDialog language={language} file={importing.chosen} importing={importing} />}
    </section>
  );
};
