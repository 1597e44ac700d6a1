import { useQuery } from '@tanstack/react-query';
import { assignPosts } from '#contract/assignments/calls.ts';
import type { StaffPost } from '#contract/blogs/blogs.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Assignment } from '../assignment/Assignment.tsx';
import { ColleaguesBox } from '../comments/ColleaguesBox.tsx';
import { postQuery } from './post-queries.ts';

export const PostColleagues = ({ post: saved }: { post: StaffPost }) => {
  // Who looks after it changes without a saving of what is written.
  const { data: post = saved } = useQuery(postQuery(usePlatform(), saved.id));
  return (
    <ColleaguesBox subject={{ kind: 'post', subjectId: post.id }}>
      <Assignment call={assignPosts} id={post.id} assignedTo={post.assignedTo} assignedName={post.assignedName} />
    </ColleaguesBox>
  );
};
