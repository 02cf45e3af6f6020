/** Shows an e-mail address that breaks before the @ first. */
export function Email({ children }: { children: string }) {
  const at = children.lastIndexOf("@");
  return (
    <bdi>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </bdi>
  );
}
