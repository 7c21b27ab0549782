'use client'

export { ErrorReport as default } from '@/components/site/islands'
