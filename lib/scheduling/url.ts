/**
 * Returns the URL of a scheduling page without the provider's consent banner.
 * @param pageUrl the scheduling page, without a query.
 */
export function schedulingUrl(pageUrl: string, parameters: Record<string, string> = {}): string {
  return `${pageUrl}?${new URLSearchParams({ hide_gdpr_banner: '1', ...parameters })}`
}
