import { useOpenRecord } from '@practice/ui/records';
import { PostEditor } from './editor/post-editor.tsx';
import { PostList } from './list/post-list.tsx';

/** The posts of the blog; an open one takes the place of the list. */
export default function BlogScreen() {
  const { id, close } = useOpenRecord();
  return id === null ? <PostList /> : <PostEditor key={id} id={id} onClose={close} />;
}
