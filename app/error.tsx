'use client'

export { ErrorPage as default } from '@/components/site/error-page'
