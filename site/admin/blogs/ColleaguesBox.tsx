import { useQuery } from '@tanstack/react-query';
import type { StaffPost } from '#contract/blogs.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { postQuery } from '../../client/staff-posts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Lock } from '../../ui/icons/Lock.tsx';
import { Assignment } from '../assignment/Assignment.tsx';
import { Thread } from '../comments/Thread.tsx';

/** Who looks after a post, and what colleagues have said about it. */
export const ColleaguesBox = ({ post: saved }: { post: StaffPost }) => {
  // Who looks after it changes without a saving of what is written.
  const { data: post = saved } = useQuery(postQuery(usePlatform(), saved.id));
  return (
    <section className="box" aria-labelledby="post-colleagues">
      <div className="box__head">
        <h2 id="post-colleagues">Colleagues</h2>
        <Badge icon={Lock}>Staff only</Badge>
      </div>
      <div className="box__body stack stack--close">
        <Assignment path="/blogs" id={post.id} assignedTo={post.assignedTo} assignedName={post.assignedName} />
        <Thread subject={{ kind: 'post', subjectId: post.id }} />
      </div>
    </section>
  );
};
