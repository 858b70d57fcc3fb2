import { Navigate, type PageHead, type PageRequest, useLocation } from '@practice/ui/router';
import { paths } from '../paths.ts';

/** /appointment, which has moved to /randevu. */
export default function MovedPage() {
  const { search } = useLocation();
  return <Navigate to={paths.appointment + search} replace />;
}

export async function head({ url }: PageRequest): Promise<PageHead> {
  return { status: 308, title: '', location: paths.appointment + url.search };
}
