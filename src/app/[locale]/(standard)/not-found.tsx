import { NotFoundMessage } from "@/src/components/message-page/not-found-message";

export default function NotFoundPage() {
  return <NotFoundMessage />;
}
