import { mayDo } from '#contract/roles.ts';
import type { Elements } from '../ui/elements.ts';
import '../styles/forms.css';
import '../styles/editing.css';
import { useRef, useState } from 'react';
import type { ImageContainer } from '#contract/containers/containers.ts';
import { type ImagePlace, placeName } from '#contract/places/place.ts';
import { useUser } from '../client/PlatformContext.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PictureInput } from '../ui/PictureInput.tsx';
import { AltTextForm } from './AltTextForm.tsx';
import { Frame } from './Frame.tsx';
import { fileSize } from './file-size.ts';
import { ImageVersions } from './ImageVersions.tsx';
import { OLD_PICTURE_STAYS } from './messages.ts';
import { useAskedFor } from './useAskedFor.ts';
import { useImageUpload } from './useImageUpload.ts';
import { useIsMissing } from './useIsMissing.ts';

interface StaffImageProps {
  of: ImagePlace;
  /** What somebody has put there, or null. */
  container: ImageContainer | null;
  /** The picture as visitors see it. */
  children: Elements;
}

const Uploading = ({ file }: { file: File }) => (
  <div className="uploading" role="status">
    <Icon name="loader-circle" spin />
    <span>Uploading…</span>
    <small>{`${file.name} · ${fileSize(file.size)}`}</small>
  </div>
);

/** The revision that a container has with its first picture; only later ones can have an earlier picture. */
const PICTURED = 2;

/** The staff half of a picture: a button that replaces it, or that makes the missing container and asks for a file. */
export const StaffImage = ({ of, container, children }: StaffImageProps) => {
  const role = useUser()?.role;
  const isThere = !useIsMissing(of);
  const mayEdit = role !== undefined && mayDo(role, 'edit-pages');
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useAskedFor(of, box);
  const [file, setFile] = useState<File | null>(null);
  const [history, setHistory] = useState(false);
  const { busy, failure, setFailure, create, upload } = useImageUpload(of.relativeUrl, of.key);
  if (!mayEdit && !file) return children;
  const pick = () => input.current?.click();
  const begin = async () => {
    if (isThere || (await create())) pick();
  };
  const choose = (chosen: File) => {
    setFailure(null);
    setFile(chosen);
  };
  const send = async (altText: string) => {
    if (file && (await upload(container, file, altText))) setFile(null);
  };
  const cancel = () => {
    setFile(null);
    setFailure(null);
  };
  const name = placeName(of);
  const state = busy ? 'busy' : file ? 'editing' : isThere ? 'rest' : 'missing';
  return (
    <Frame state={state}>
      <div className="imgbox" ref={box}>
        {children}
        {busy && file && <Uploading file={file} />}
        {(!file || failure?.final) && (
          <button className="edit-chip" type="button" disabled={busy} onClick={() => void begin()}>
            <Icon name={isThere ? 'image-up' : 'plus'} />
            <span>{isThere ? 'Replace image' : 'Create Container'}</span>
            <span className="sr">{isThere ? `: ${name}` : `: ${name}, picture`}</span>
          </button>
        )}
        {!file && container && container.revision > PICTURED && (
          <button className="edit-chip edit-chip--low" type="button" disabled={busy} onClick={() => setHistory(true)}>
            <Icon name="history" />
            Earlier pictures<span className="sr">{`: ${name}`}</span>
          </button>
        )}
      </div>
      {history && container && (
        <ImageVersions
          relativeUrl={of.relativeUrl}
          place={of.key}
          container={container}
          onClose={() => setHistory(false)}
        />
      )}
      <PictureInput label={`New picture for ${name}`} ref={input} onChoose={choose} />
      {failure && (
        <Notice tone="bad" title={failure.title} className="mt-md">
          {failure.detail && <p>{failure.detail}</p>}
          <p>
            <span>{`${OLD_PICTURE_STAYS} `}</span>
            {(!file || failure.final) && (
              <button className="linkbtn" type="button" onClick={() => void begin()}>
                {failure.final ? 'Choose another picture' : 'Try again'}
              </button>
            )}
          </p>
        </Notice>
      )}
      {file && !failure?.final && (
        <AltTextForm file={file} start={container?.altText ?? ''} busy={busy} onUpload={send} onCancel={cancel} />
      )}
    </Frame>
  );
};
