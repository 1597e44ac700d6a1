import { listTextVersions } from '#contract/containers/calls.ts';
import { useSend } from '../client/calls.ts';
import { VERSIONS_FAILED } from './messages.ts';
import { useVersions } from './useVersions.ts';
import { VersionList } from './VersionList.tsx';

interface TextVersionsProps {
  id: string;
  busy: boolean;
  onRestore(content: string): void;
  onClose(): void;
}

export const TextVersions = ({ id, busy, onRestore, onClose }: TextVersionsProps) => {
  const list = useSend(listTextVersions);
  const { data, failed } = useVersions(() => list({ id }));
  const keyOf = (at: number) => String(at);
  return (
    <VersionList
      title="Earlier versions"
      current={data?.current}
      versions={data?.versions.map(({ content, at, by }, index) => ({
        key: keyOf(index),
        at,
        by,
        preview: <blockquote className="editor__theirs">{content}</blockquote>,
      }))}
      failure={failed ? VERSIONS_FAILED : ''}
      busy={busy}
      onRestore={(key) => onRestore(data?.versions.find((_, index) => keyOf(index) === key)?.content ?? '')}
      onClose={onClose}
    />
  );
};
