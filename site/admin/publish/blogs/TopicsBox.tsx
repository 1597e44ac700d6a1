import { useQuery } from '@tanstack/react-query';
import { listAllPosts } from '#contract/blogs/calls.ts';
import { TOPICS_MAX } from '#contract/blogs/post-topics.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { topicsIn } from './post-draft.ts';
import type { PostEditor } from './usePostEditor.ts';

/** Smallest page, as only the list's topics are needed. */
const ONE_POST = { page: 1, pageSize: 1 };

const sameTopic = (one: string) => (other: string) => topicsIn(`${one},${other}`).length === 1;

export const TopicsBox = ({ editor }: { editor: PostEditor }) => {
  const { data } = useQuery(queryOf(usePlatform(), listAllPosts, { query: ONE_POST }));
  const written = topicsIn(editor.values.topics);
  const set = (topics: readonly string[]) => editor.change({ topics: topics.join(', ') });
  const press = (topic: string) => {
    const isSame = sameTopic(topic);
    set(written.some(isSame) ? written.filter((other) => !isSame(other)) : [...written, topic]);
  };
  return (
    <>
      <Field
        label="Topics"
        note="Optional"
        hint={`Up to ${TOPICS_MAX}, with commas between them. Visitors can list the posts about a topic.`}
        value={editor.values.topics}
        error={editor.errors.topics}
        onChange={({ target }) => editor.change({ topics: target.value })}
      />
      {data && data.topics.length > 0 && (
        <fieldset className="row row--tight">
          <legend className="sr">Topics of other posts</legend>
          {data.topics.map((topic) => {
            const isChosen = written.some(sameTopic(topic));
            return (
              <Button
                key={topic}
                small
                variant={isChosen ? 'brand' : 'line'}
                aria-pressed={isChosen}
                onClick={() => press(topic)}
              >
                {topic}
              </Button>
            );
          })}
        </fieldset>
      )}
    </>
  );
};
