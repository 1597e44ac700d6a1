import { Icon } from '#site/ui/Icon.tsx';
import type { Download } from '../bridge/shell-state.ts';
import { useShell } from './ShellContext.tsx';

const icons = {
  running: 'download',
  done: 'circle-check',
  failed: 'triangle-alert',
  cancelled: 'triangle-alert',
} as const;

const sentenceOf = ({ state, share, folder }: Download): string => {
  if (state === 'running') return share === null ? 'is being saved' : `${Math.round(share * 100)}% saved`;
  if (state === 'done') return `is in ${folder}`;
  return state === 'failed' ? 'could not be saved. Is the disk full?' : 'was not saved';
};

const Row = ({ download }: { download: Download }) => {
  const { bridge } = useShell();
  return (
    <li>
      <Icon name={icons[download.state]} />
      <span role="status">
        <b>{download.name}</b>
        <span>{` ${sentenceOf(download)}`}</span>
      </span>
      {download.state === 'done' && (
        <button type="button" onClick={() => void bridge.showDownload(download.id)}>
          Show it<span className="sr">{`: ${download.name}`}</span>
        </button>
      )}
      <button type="button" onClick={() => void bridge.dismissDownload(download.id)}>
        <span>{download.state === 'running' ? 'Cancel' : 'Put away'}</span>
        <span className="sr">{`: ${download.name}`}</span>
      </button>
    </li>
  );
};

export const Downloads = () => {
  const { bridge, state } = useShell();
  if (state.downloads.length === 0) return null;
  return (
    <section className="downloads" aria-label="Downloads">
      <ul>
        {state.downloads.map((download) => (
          <Row key={download.id} download={download} />
        ))}
      </ul>
      <button type="button" onClick={() => void bridge.chooseDownloadFolder()}>
        Save elsewhere…
      </button>
    </section>
  );
};
