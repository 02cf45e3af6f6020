/** Shows an e-mail address that breaks before the @ first. */
export function Email({ as: Tag = "bdi", children }: { as?: "b" | "bdi"; children: string }) {
  const at = children.lastIndexOf("@");
  return (
    <Tag dir="auto">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </Tag>
  );
}
