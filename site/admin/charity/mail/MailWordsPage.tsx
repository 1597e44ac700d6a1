import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { languages } from '#contract/languages/languages.ts';
import { listMailTemplates } from '#contract/mail-admin/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { MailWordsEditor } from './MailWordsEditor.tsx';

export const MailWordsPage = () => {
  const { kind } = useParams();
  const [search] = useSearchParams();
  const language = languages.find((one) => one === search.get('language'));
  const { data, isError, refetch } = useQuery(queryOf(usePlatform(), listMailTemplates, { query: { language } }));
  const template = data?.templates.find((one) => one.kind === kind) ?? data?.templates[0];
  if (data && template)
    return <MailWordsEditor key={`${template.kind} ${language}`} template={template} templates={data.templates} />;
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
