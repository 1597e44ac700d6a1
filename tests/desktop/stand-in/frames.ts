import { fromWire } from './protocol.ts';

/** A frame as the app sees it; `url` in the app's own terms. */
export interface Frame {
  id: string;
  url: string;
  parent: Frame | null;
}

/** The frames of a page and the script contexts in them. */
export const createFrames = (mainId: string) => {
  const main: Frame = { id: mainId, url: 'about:blank', parent: null };
  const frames = new Map<string, Frame>([[mainId, main]]);
  const contexts = new Map<number, string>();
  return {
    main,
    /** Records a frame's new document; returns the frame. */
    navigated(id: string, parentId: string | undefined, url: string): Frame {
      const parent = parentId ? (frames.get(parentId) ?? main) : null;
      const frame = frames.get(id) ?? { id, url: '', parent };
      frames.set(id, frame);
      frame.url = fromWire(url);
      return frame;
    },
    movedWithin(id: string, url: string): void {
      const frame = frames.get(id);
      if (frame) frame.url = fromWire(url);
    },
    addContext: (context: number, frameId: string) => void contexts.set(context, frameId),
    removeContext: (context: number) => void contexts.delete(context),
    ofContext: (context: number): Frame | null => frames.get(contexts.get(context) ?? '') ?? null,
  };
};
export type Frames = ReturnType<typeof createFrames>;
