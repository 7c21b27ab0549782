import { fillDiaryInView } from '@/lib/fill-diary'

fillDiaryInView()
